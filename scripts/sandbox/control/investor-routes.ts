import { Hono } from 'hono';
import * as v from 'valibot';
import type { AccountRow } from '../db/rows';
import { createInvestor } from '../operations/create-investor';
import { issueToken, revokeTokens } from '../request/tokens';
import type { Sandbox } from '../context/context';
import { controlBody, php, seconds, emptyBody } from './control-body';
import { writeHistory } from '../operations/write-history';
import { first, type Queryable } from '../db/database';
import { malformed, notFound } from '../contract/errors';
import { settleNow } from '../operations/settle-due';
import { pledge } from '../operations/pledge';

const name = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)));
const createSchema = v.strictObject({
  tier: v.picklist(['New', 'Basic', 'Premium', 'Qualified', 'Institutional']),
  /** PHP in the wallet; 100,000 when absent. */
  balance: v.optional(php),
  firstName: name,
  lastName: name,
  /** Gives the investor a commitment in every status, each in its own campaign, and stock positions. */
  history: v.optional(v.boolean()),
});

export function investorRoutes(sandbox: Sandbox): Hono {
  const { db, settings } = sandbox;
  const routes = new Hono();
  routes.get('/investors', async (context) => {
    const rows = await db.query<AccountRow>(
      'select * from accounts where demo_order is not null order by demo_order',
    );
    return context.json(
      rows.map((row) => ({
        code: row.partner_code,
        externalReferenceCode: row.external_reference_code,
        name: `${row.first_name} ${row.last_name}`,
        tier: row.tier,
        description: row.description,
      })),
    );
  });
  routes.post('/investors', async (context) => {
    const body = await controlBody(context, createSchema);
    const account = await createInvestor(sandbox, body);
    if (body.history) await writeHistory(sandbox, account);
    const token = await issueToken(db, account.id, settings.tokenLifeMs);
    return context.json(
      {
        code: account.partner_code,
        externalReferenceCode: account.external_reference_code,
        tokenDetails: { access_token: token.access_token },
        accountId: account.id,
      },
      201,
    );
  });
  // The registration as received, which the partner API itself never returns.
  routes.get('/investors/:externalReferenceCode/registration', async (context) => {
    const sql = 'select tier, registration from accounts where external_reference_code = $1';
    const [row] = await db.query<Pick<AccountRow, 'tier' | 'registration'>>(sql, [
      context.req.param('externalReferenceCode'),
    ]);
    return row ? context.json(row) : context.json({ message: 'No such investor.' }, 404);
  });
  return routes;
}

const issueSchema = v.strictObject({
  externalReferenceCode: v.string(),
  expiresInSeconds: v.optional(seconds),
});
const revokeSchema = v.strictObject({
  access_token: v.optional(v.string()),
  externalReferenceCode: v.optional(v.string()),
});

/** The account with an external reference code. */
export async function accountByCode(on: Queryable, code: string): Promise<AccountRow> {
  const sql = 'select * from accounts where external_reference_code = $1';
  const account = await first<AccountRow>(on, sql, [code]);
  if (!account) throw notFound('The investor');
  return account;
}

export function tokenRoutes({ db, settings }: Sandbox): Hono {
  const routes = new Hono();
  routes.post('/tokens', async (context) => {
    const body = await controlBody(context, issueSchema);
    const account = await accountByCode(db, body.externalReferenceCode);
    const life =
      body.expiresInSeconds === undefined ? settings.tokenLifeMs : body.expiresInSeconds * 1000;
    return context.json(await issueToken(db, account.id, life));
  });
  // To the portal, expired and revoked tokens look the same: 401.
  routes.post('/tokens/revoke', async (context) => {
    const body = await controlBody(context, revokeSchema);
    if (!body.access_token && !body.externalReferenceCode)
      throw malformed('Send access_token or externalReferenceCode.');
    const account = body.externalReferenceCode
      ? await accountByCode(db, body.externalReferenceCode)
      : undefined;
    const revoked = await revokeTokens(db, {
      accessToken: body.access_token,
      accountId: account?.id,
    });
    return context.json({ revoked });
  });
  return routes;
}

const pledgeSchema = v.strictObject({
  externalReferenceCode: v.string(),
  campaignGuid: v.string(),
  /** PHP; deposited first, so that the balance stays the same. */
  amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1e12)),
  /** Leaves it pending (PEN) instead of settling it (COM). */
  pending: v.optional(v.boolean(), false),
});

export function commitmentRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.post('/commitments', async (context) => {
    const body = await controlBody(context, pledgeSchema);
    const account = await accountByCode(sandbox.db, body.externalReferenceCode);
    const amount = Math.round(body.amount * 100);
    const guid = await pledge(sandbox, account, body.campaignGuid, amount);
    if (!body.pending) await settleNow(sandbox, guid);
    return context.json({ guid }, 201);
  });
  routes.post('/commitments/:guid/settle', async (context) => {
    await controlBody(context, emptyBody);
    const guid = context.req.param('guid');
    await settleNow(sandbox, guid);
    return context.json({ guid });
  });
  return routes;
}
