import type { AccountRow, AdviceRow, CampaignRow, CommitmentRow, StockMemoRow } from '../db/rows';
import { formatDocumentNumber, stockCode } from '../rules/format';
import { guidOf } from './random';
import type { MaterialChange } from '@investor-portal/shared/partner-api/commitment';
import { sharesFor } from '@investor-portal/shared/rules/shares';
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
    guid: guidOf(code),
    code,
    campaign_guid: campaign.guid,
    account_id: account.id,
    status_code: statusCodes[standing],
    cancelled_because: standing === 'cancelled' ? 'investor' : null,
    amount,
    shares: sharesFor(amount, campaign.share_price),
    calibrated_amount: 0,
    calibrated_shares: 0,
    calibrated_status: null,
    investor_name: `${account.first_name} ${account.last_name}`,
    service_name: 'INDIVIDUAL INVESTOR',
    committed_at: at,
    completed_at: null,
    reconfirm_deadline: standing === 'reconfirm' ? deadline : null,
    material_changes: standing === 'reconfirm' || standing === 'reconfirmed' ? changes : [],
    due: standing === 'reconfirm' ? 'lapse' : standing === 'pending' ? 'expire' : null,
    due_at: standing === 'reconfirm' ? deadline : standing === 'pending' ? campaign.ends_at : null,
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
    if (shares > 0) writeMemo(ledger, campaign, commitment, completedAt, certify);
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

function writeMemo(
  ledger: Ledger,
  campaign: CampaignRow,
  commitment: CommitmentRow,
  at: Date,
  certify: boolean,
): void {
  const number = ledger.numbers.next('SM', at);
  ledger.memos.push({
    guid: guidOf(number),
    number,
    account_id: commitment.account_id,
    campaign_guid: campaign.guid,
    status: certify ? 'Completed' : 'Pending',
    shares: commitment.calibrated_shares,
    amount: commitment.calibrated_amount,
    stock_code: stockCode(campaign.number),
    transaction_code: number.replace('SM', 'TXN'),
    certificate_number: certify ? ledger.numbers.next('CERT', at) : null,
    created_at: at,
  });
}
