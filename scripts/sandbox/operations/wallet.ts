import { randomUUID } from 'node:crypto';
import { type Queryable, one } from '../db/database';
import { refused } from '../contract/errors';
import { formatDocumentNumber } from '../rules/format';

export interface Movement {
  accountId: string;
  /** The commitment it belongs to; null for a deposit. */
  commitmentGuid: string | null;
  /** In centavos; negative for a debit. */
  amount: number;
  type: 'Debit' | 'Credit' | 'Deposit';
  status: 'Pending' | 'Completed';
  at: Date;
}

/**
 * Moves money into or out of a wallet and writes its advice, in the caller's transaction. An amount of zero writes
 * nothing.
 * @throws ApiError when the balance is insufficient.
 */
export async function moveMoney(tx: Queryable, movement: Movement): Promise<void> {
  const { accountId, commitmentGuid, amount, type, status, at } = movement;
  if (amount === 0) return;
  const moved = await tx.query(
    `update accounts set wallet_balance = wallet_balance + $2
     where id = $1 and wallet_balance + $2 >= 0 returning id`,
    [accountId, amount],
  );
  if (moved.length === 0) throw refused('Your wallet balance is not enough.');
  const reference = await documentNumber(tx, 'REF', at);
  await tx.query(
    `insert into advices
       (guid, account_id, commitment_guid, amount, type, status, reference_number, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [randomUUID(), accountId, commitmentGuid, amount, type, status, reference, at],
  );
}

/** The next code of a document. A rolled-back transaction leaves a gap. */
export async function documentNumber(on: Queryable, prefix: string, at: Date): Promise<string> {
  return formatDocumentNumber(prefix, at, await nextNumber(on));
}

export async function nextNumber(on: Queryable): Promise<number> {
  const sql = `select nextval('document_numbers')::bigint as number`;
  const { number } = await one<{ number: number }>(on, sql);
  return number;
}
