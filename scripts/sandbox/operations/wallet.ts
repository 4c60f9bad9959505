import { insertAll, queryOne, type Queryable } from '../db/database';
import type { AdviceRow, CommitmentRow } from '../db/rows';
import { ruleViolation } from '../contract/errors';
import { formatDocumentNumber } from '../rules/format';

interface Movement {
  accountId: string;
  commitmentGuid: string | null;
  /** The amount in centavos. A debit is negative. */
  amount: number;
  type: 'Debit' | 'Credit' | 'Deposit';
  status: 'Pending' | 'Completed';
  at: Date;
}

/**
 * Moves money into or out of wallets and writes an advice for each movement, in the caller's transaction. An amount of
 * zero writes nothing.
 * @throws ApiError 422 when a balance is too low.
 */
export async function moveMoney(tx: Queryable, movements: readonly Movement[]): Promise<void> {
  const moved = movements.filter(({ amount }) => amount !== 0);
  const totals = new Map<string, number>();
  for (const { accountId, amount } of moved)
    totals.set(accountId, (totals.get(accountId) ?? 0) + amount);
  const changed = await tx.query(
    `update accounts a set wallet_balance = wallet_balance + t.amount::bigint
     from jsonb_each_text($1::jsonb) t(id, amount)
     where a.id = t.id and wallet_balance + t.amount::bigint >= 0 returning a.id`,
    [JSON.stringify(Object.fromEntries(totals))],
  );
  if (changed.length < totals.size) throw ruleViolation('Your wallet balance is not enough.');
  const dates = moved.map(({ at }) => at);
  const references = await documentNumbers(tx, 'REF', dates);
  const advices = moved.map((movement, index): AdviceRow => ({
    guid: crypto.randomUUID(),
    account_id: movement.accountId,
    commitment_guid: movement.commitmentGuid,
    amount: movement.amount,
    type: movement.type,
    status: movement.status,
    reference_number: references[index] ?? null,
    created_at: movement.at,
  }));
  await insertAll(tx, 'advices', advices);
}

export const depositOf = (accountId: string, amount: number, at: Date): Movement => ({
  accountId,
  commitmentGuid: null,
  amount,
  type: 'Deposit',
  status: 'Completed',
  at,
});

export const refundOf = (
  { account_id: accountId, guid: commitmentGuid }: CommitmentRow,
  amount: number,
  at: Date,
): Movement => ({ accountId, commitmentGuid, amount, type: 'Credit', status: 'Completed', at });

/** Returns the next codes of documents, one for each date. A rolled-back transaction leaves a gap. */
export async function documentNumbers(
  on: Queryable,
  prefix: string,
  dates: readonly Date[],
): Promise<string[]> {
  const numbers = await on.query<{ number: number }>(
    `select nextval('document_numbers')::bigint as number from generate_series(1, $1)`,
    [dates.length],
  );
  return dates.map((at, index) => formatDocumentNumber(prefix, at, numbers[index]?.number ?? 0));
}

export async function nextNumber(on: Queryable): Promise<number> {
  const sql = `select nextval('document_numbers')::bigint as number`;
  const { number } = await queryOne<{ number: number }>(on, sql);
  return number;
}
