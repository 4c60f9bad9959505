import type { AccountRow, AdviceRow, CampaignRow, CommitmentRow, StockMemoRow } from '../db/rows';
import { adviceRow, commitmentRow, memoRow, type Movement } from '../db/new-rows';
import { formatDocumentNumber } from '../rules/format';
import { guidOf } from './random';
import type { MaterialChange } from '@investor-portal/shared/partner-api/commitment';
import { calibrate } from '../rules/calibrate';

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

export function post(ledger: Ledger, movement: Movement): void {
  if (movement.amount === 0) return;
  const reference = ledger.numbers.next('REF', movement.at);
  ledger.advices.push(adviceRow(movement, guidOf(reference), reference));
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

/** The present state of a seeded commitment; 'held' is COM. */
export type Standing = 'held' | 'pending' | 'reconfirm' | 'reconfirmed' | 'cancelled';

export interface Pledge {
  account: AccountRow;
  campaign: CampaignRow;
  amount: number;
  at: Date;
  standing: Standing;
  changes: MaterialChange[];
  now: Date;
}

const statusCodes = {
  held: 'COM',
  pending: 'PEN',
  reconfirm: 'REC',
  reconfirmed: 'APP',
  cancelled: 'CAN',
} as const;

/** Writes a commitment into the ledger: its row, its advices and what it adds to the campaign. */
export function commit(ledger: Ledger, pledge: Pledge): CommitmentRow {
  const { account, campaign, amount, at, standing, changes, now } = pledge;
  const code = ledger.numbers.next('CMT', at);
  const deadline = new Date(now.getTime() + 5 * 86_400_000);
  const commitment: CommitmentRow = {
    ...commitmentRow({ guid: guidOf(code), code }, account, campaign, amount, at),
    status_code: statusCodes[standing],
    cancelled_because: standing === 'cancelled' ? 'investor' : null,
    material_changes: standing === 'reconfirm' || standing === 'reconfirmed' ? changes : [],
    ...(standing === 'pending' && { due: 'expire', due_at: campaign.ends_at }),
    ...(standing === 'reconfirm' && {
      reconfirm_deadline: deadline,
      due: 'lapse',
      due_at: deadline,
    }),
  };
  ledger.commitments.push(commitment);
  const money = { accountId: account.id, commitmentGuid: commitment.guid };
  post(ledger, {
    ...money,
    amount: -amount,
    type: 'Debit',
    at,
    ...(standing === 'pending' && { status: 'Pending' }),
  });
  if (standing === 'cancelled') {
    const later = new Date(Math.min(at.getTime() + 30 * 3_600_000, now.getTime()));
    post(ledger, { ...money, amount, type: 'Credit', at: later });
  } else {
    campaign.raised += amount;
  }
  return commitment;
}

/** Closes a seeded campaign like operations/close-campaign. */
export function complete(
  ledger: Ledger,
  campaign: CampaignRow,
  completedAt: Date,
  certify: boolean,
): void {
  const staying = openOf(ledger, campaign).filter(({ status_code: code }) => code === 'COM');
  const results = calibrate(staying, campaign.share_price, campaign.shares_offered);
  campaign.status_code = 'COM';
  campaign.completed_at = completedAt;
  campaign.raised = results.reduce((sum, { amount }) => sum + amount, 0);
  for (const [index, commitment] of staying.entries()) {
    const { shares = 0, amount = 0, refund = 0 } = results[index] ?? {};
    commitment.calibrated_shares = shares;
    commitment.calibrated_amount = amount;
    commitment.calibrated_status = 'Approved';
    commitment.completed_at = completedAt;
    const money = { accountId: commitment.account_id, commitmentGuid: commitment.guid };
    post(ledger, { ...money, amount: refund, type: 'Credit', at: completedAt });
    if (shares === 0) continue;
    const number = ledger.numbers.next('SM', completedAt);
    const holding = { account_id: commitment.account_id, shares, amount };
    ledger.memos.push({
      ...memoRow({ guid: guidOf(number), number }, campaign, holding, completedAt),
      ...(certify && {
        status: 'Completed',
        certificate_number: ledger.numbers.next('CERT', completedAt),
      }),
    });
  }
}

/** Terminates a seeded campaign: everything is refunded. */
export function terminate(ledger: Ledger, campaign: CampaignRow, at: Date): void {
  for (const commitment of openOf(ledger, campaign)) {
    commitment.status_code = 'CAN';
    commitment.cancelled_because = 'terminated';
    const money = { accountId: commitment.account_id, commitmentGuid: commitment.guid };
    post(ledger, { ...money, amount: commitment.amount, type: 'Credit', at });
  }
  campaign.status_code = 'TER';
  campaign.raised = 0;
}

function openOf(ledger: Ledger, campaign: CampaignRow): CommitmentRow[] {
  return ledger.commitments.filter(
    (row) => row.campaign_guid === campaign.guid && row.status_code !== 'CAN',
  );
}
