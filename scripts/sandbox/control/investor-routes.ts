import { Hono } from 'hono';
import * as v from 'valibot';
import type { AccountRow } from '../db/rows';
import { createInvestor } from '../operations/create-investor';
import { issueToken } from '../request/tokens';
import type { Sandbox } from '../context/context';
import { controlBody, php } from './control-body';
import { writeHistory } from '../operations/write-history';

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
