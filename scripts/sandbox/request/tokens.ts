import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, randomBytes } from '@noble/hashes/utils';
import { queryFirst, type Queryable } from '../db/database';
import type { AccountRow } from '../db/rows';
import { unauthorized } from '../contract/errors';

/** A token for the platform's page. Only its hash is stored. */
interface IssuedToken {
  access_token: string;
  expires_in: number;
}

/** Issues a token for an account. Tokens expire in real time, whatever the sandbox's clock says. */
export async function issueToken(
  on: Queryable,
  accountId: string,
  lifeMs: number,
): Promise<IssuedToken> {
  const token = bytesToHex(randomBytes(32));
  const expiresAt = new Date(Date.now() + lifeMs);
  await on.query('delete from tokens where expires_at < $1', [new Date(Date.now() - 86_400_000)]);
  await on.query('insert into tokens (hash, account_id, expires_at) values ($1, $2, $3)', [
    hashOf(token),
    accountId,
    expiresAt,
  ]);
  return { access_token: token, expires_in: lifeMs / 1000 };
}

/** @throws ApiError 401 for a token that is unknown, expired or revoked. */
export async function accountOf(
  on: Queryable,
  authorization: string | undefined,
): Promise<AccountRow | undefined> {
  const token = /^Bearer\s*(.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (!token) return undefined;
  const account = await queryFirst<AccountRow>(
    on,
    `select a.* from tokens t join accounts a on a.id = t.account_id
     where t.hash = $1 and t.expires_at > $2`,
    [hashOf(token), new Date()],
  );
  if (!account) throw unauthorized();
  return account;
}

export async function revokeTokens(
  on: Queryable,
  which: { accessToken?: string | undefined; accountId?: string | undefined },
): Promise<number> {
  const revoked = await on.query(
    'delete from tokens where hash = $1 or account_id = $2 returning hash',
    [which.accessToken ? hashOf(which.accessToken) : null, which.accountId ?? null],
  );
  return revoked.length;
}

function hashOf(token: string): string {
  return bytesToHex(sha256(token));
}
