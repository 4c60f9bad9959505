import { Hono } from 'hono';
import * as v from 'valibot';
import { first, type Queryable } from '../db/database';
import type { AccountRow } from '../db/rows';
import { malformed, notFound } from '../contract/errors';
import { issueToken, revokeTokens } from '../request/tokens';
import type { Sandbox } from '../context/context';
import { controlBody, seconds } from './control-body';

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
