import type { AccountRow, AdviceRow, CampaignRow, CommitmentRow, StockMemoRow } from '../db/rows';
import { formatDocumentNumber } from '../rules/format';
import { guidOf } from './random';

/** Numbers of seeded documents; the database's sequence continues after them. */
export interface Numbering {
  next(prefix: string, at: Date): string;
  readonly last: number;
}

export function numbering(): Numbering {
  let last = 100;
  return {
    next: (prefix, at) => formatDocumentNumber(prefix, at, (last += 1)),
    get last() {
      return last;
    },
  };
}

/** The seed's rows with money, built in memory by the same arithmetic as the operations. */
export interface Ledger {
  numbers: Numbering;
  accounts: AccountRow[];
  campaigns: CampaignRow[];
  commitments: CommitmentRow[];
  advices: AdviceRow[];
  memos: StockMemoRow[];
}

export interface Posting {
  accountId: string;
  commitmentGuid: string | null;
  /** Signed, centavos. */
  amount: number;
  type: 'Debit' | 'Credit' | 'Deposit';
  status?: 'Pending';
  at: Date;
}

export function post(ledger: Ledger, posting: Posting): void {
  if (posting.amount === 0) return;
  const reference = ledger.numbers.next('REF', posting.at);
  ledger.advices.push({
    guid: guidOf(reference),
    account_id: posting.accountId,
    commitment_guid: posting.commitmentGuid,
    amount: posting.amount,
    type: posting.type,
    status: posting.status ?? 'Completed',
    reference_number: reference,
    created_at: posting.at,
  });
}

/** Opens every wallet with a deposit that covers all later movements and leaves its balance. */
export function openWallets(ledger: Ledger, balanceOf: (account: AccountRow) => number): void {
  const moved = new Map<string, number>();
  for (const { account_id: id, amount } of ledger.advices)
    moved.set(id, (moved.get(id) ?? 0) + amount);
  for (const account of ledger.accounts) {
    account.wallet_balance = balanceOf(account);
    post(ledger, {
      accountId: account.id,
      commitmentGuid: null,
      amount: account.wallet_balance - (moved.get(account.id) ?? 0),
      type: 'Deposit',
      at: account.created_at,
    });
  }
}
