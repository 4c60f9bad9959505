import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Sandbox } from '../context/context';
import { badRequest } from '../contract/errors';
import { type Queryable, queryOne } from '../db/database';
import { type AccountRow, tiers } from '../db/rows';
import { createInvestor, depositAndInvest, writeHistory } from '../operations/scenarios';
import { settleNow } from '../operations/change-status';
import { depositOf, moveMoney } from '../operations/wallet';
import { issueToken, revokeTokens } from '../request/tokens';
import { emptyBody, php, post, seconds } from './control-call';

const name = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)));
const createSchema = v.strictObject({
  tier: v.picklist(tiers),
  /** PHP in the wallet. Default: 100,000. */
  balance: v.optional(php),
  firstName: name,
  lastName: name,
  /** Gives the investor stock positions and a commitment in every status, each in a campaign of its own. */
  history: v.optional(v.boolean()),
});
const issueSchema = v.strictObject({
  externalReferenceCode: v.string(),
  expiresInSeconds: v.optional(seconds),
});
const revokeSchema = v.strictObject({
  access_token: v.optional(v.string()),
  externalReferenceCode: v.optional(v.string()),
});
const depositSchema = v.strictObject({
  externalReferenceCode: v.string(),
  /** PHP. */
  amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1e12)),
});
const commitmentSchema = v.strictObject({
  externalReferenceCode: v.string(),
  campaignGuid: v.string(),
  /** The amount in PHP is deposited first, so the balance stays the same. */
  amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1e12)),
  pending: v.optional(v.boolean(), false),
});

export function accountByCode(on: Queryable, code: string): Promise<AccountRow> {
  const sql = 'select * from accounts where external_reference_code = $1';
  return queryOne<AccountRow>(on, sql, [code], 'The investor');
}

export function addInvestorRoutes(routes: Hono, sandbox: Sandbox): void {
  const { db, settings } = sandbox;
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
  const create = async ({ history, ...wanted }: v.InferOutput<typeof createSchema>) => {
    const account = await createInvestor(sandbox, wanted);
    if (history) await writeHistory(sandbox, account);
    const { access_token } = await issueToken(db, account.id, settings.tokenLifeMs);
    return {
      code: account.partner_code,
      externalReferenceCode: account.external_reference_code,
      tokenDetails: { access_token },
      accountId: account.id,
    };
  };
  post(routes, '/investors', createSchema, create, 201);
  // Returns the registration as it was received. The partner API itself never returns it.
  routes.get('/investors/:externalReferenceCode/registration', async (context) => {
    const account = await accountByCode(db, context.req.param('externalReferenceCode'));
    return context.json({ tier: account.tier, registration: account.registration });
  });

  post(routes, '/tokens', issueSchema, async ({ externalReferenceCode, expiresInSeconds }) => {
    const account = await accountByCode(db, externalReferenceCode);
    const lifeMs = expiresInSeconds === undefined ? settings.tokenLifeMs : expiresInSeconds * 1000;
    return issueToken(db, account.id, lifeMs);
  });
  // The portal cannot tell a revoked token from an expired one: both get 401.
  post(routes, '/tokens/revoke', revokeSchema, async (body) => {
    const { access_token: accessToken, externalReferenceCode: code } = body;
    if (!accessToken && !code) throw badRequest('Send access_token or externalReferenceCode.');
    const accountId = code ? (await accountByCode(db, code)).id : undefined;
    return { revoked: await revokeTokens(db, { accessToken, accountId }) };
  });

  post(routes, '/deposits', depositSchema, async ({ externalReferenceCode, amount }) => {
    const { id } = await accountByCode(db, externalReferenceCode);
    const added = depositOf(id, Math.round(amount * 100), sandbox.clock.now());
    await db.transaction((tx) => moveMoney(tx, [added]));
    const { wallet_balance: balance } = await accountByCode(db, externalReferenceCode);
    return { balance: balance / 100 };
  });

  const createCommitment = async (body: v.InferOutput<typeof commitmentSchema>) => {
    const account = await accountByCode(db, body.externalReferenceCode);
    const amount = Math.round(body.amount * 100);
    const guid = await depositAndInvest(sandbox, account.id, body.campaignGuid, amount);
    if (!body.pending) await settleNow(sandbox, guid);
    return { guid };
  };
  post(routes, '/commitments', commitmentSchema, createCommitment, 201);
  post(routes, '/commitments/:guid/settle', emptyBody, async (_, context) => {
    const guid = context.req.param('guid') ?? '';
    await settleNow(sandbox, guid);
    return { guid };
  });
}
