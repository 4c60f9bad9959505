import { insertAll, queryOne, type Queryable } from '../db/database';
import { adviceRow, type Movement } from '../db/new-rows';
import type { CommitmentRow } from '../db/rows';
import { ruleViolation } from '../contract/errors';
import { formatDocumentNumber } from '../rules/format';

/**
 * Moves money into or out of a wallet and writes its advice, in the caller's transaction. An amount of zero writes
 * nothing.
 * @throws ApiError 422 when the balance is too low.
 */
export async function moveMoney(tx: Queryable, movement: Movement): Promise<void> {
  const { accountId, amount, at } = movement;
  if (amount === 0) return;
  const moved = await tx.query(
    `update accounts set wallet_balance = wallet_balance + $2
     where id = $1 and wallet_balance + $2 >= 0 returning id`,
    [accountId, amount],
  );
  if (moved.length === 0) throw ruleViolation('Your wallet balance is not enough.');
  const reference = await documentNumber(tx, 'REF', at);
  await insertAll(tx, 'advices', [adviceRow(movement, crypto.randomUUID(), reference)]);
}

export function deposit(tx: Queryable, accountId: string, amount: number, at: Date): Promise<void> {
  return moveMoney(tx, { accountId, commitmentGuid: null, amount, type: 'Deposit', at });
}

export function refund(
  tx: Queryable,
  { account_id: accountId, guid: commitmentGuid }: CommitmentRow,
  amount: number,
  at: Date,
): Promise<void> {
  return moveMoney(tx, { accountId, commitmentGuid, amount, type: 'Credit', at });
}

/** Returns the next code of a document. A rolled-back transaction leaves a gap. */
export async function documentNumber(on: Queryable, prefix: string, at: Date): Promise<string> {
  return formatDocumentNumber(prefix, at, await nextNumber(on));
}

export async function nextNumber(on: Queryable): Promise<number> {
  const sql = `select nextval('document_numbers')::bigint as number`;
  const { number } = await queryOne<{ number: number }>(on, sql);
  return number;
}
