import type { MaterialChange } from '@investor-portal/shared/partner-api/contract/commitment';
import { adviceRow, commitmentRow, memoRow, type Movement } from '../db/new-rows';
import type { AccountRow, AdviceRow, CampaignRow, CommitmentRow, StockMemoRow } from '../db/rows';
import { calibrate } from '../rules/calibrate';
import { formatDocumentNumber } from '../rules/format';
import type { SeedStatus } from './accounts';
import { guidOf } from './random';

/** The seed's rows with money. They are built in memory by the same arithmetic as the operations. */
export interface Ledger {
  /** The number of the last document. The database's sequence continues after it. */
  lastNumber: number;
  accounts: AccountRow[];
  commitments: CommitmentRow[];
  advices: AdviceRow[];
  memos: StockMemoRow[];
}

function numberOf(ledger: Ledger, prefix: string, at: Date): string {
  return formatDocumentNumber(prefix, at, (ledger.lastNumber += 1));
}

function post(ledger: Ledger, movement: Movement): void {
  if (movement.amount === 0) return;
  const reference = numberOf(ledger, 'REF', movement.at);
  ledger.advices.push(adviceRow(movement, guidOf(reference), reference));
}

function refund(
  ledger: Ledger,
  { account_id: accountId, guid: commitmentGuid }: CommitmentRow,
  amount: number,
  at: Date,
): void {
  post(ledger, { accountId, commitmentGuid, amount, type: 'Credit', at });
}

/** Opens each wallet with a deposit that covers all later movements and leaves the intended balance. */
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

const statusCodes: Readonly<Record<SeedStatus, CommitmentRow['status_code']>> = {
  held: 'COM',
  pending: 'PEN',
  reconfirm: 'REC',
  reconfirmed: 'APP',
  cancelled: 'CAN',
};

export interface SeedCommitment {
  account: AccountRow;
  campaign: CampaignRow;
  amount: number;
  at: Date;
  status: SeedStatus;
  changes: MaterialChange[];
  now: Date;
}

export function addCommitment(ledger: Ledger, seed: SeedCommitment): void {
  const { account, campaign, amount, at, status, changes, now } = seed;
  const code = numberOf(ledger, 'CMT', at);
  const deadline = new Date(now.getTime() + 5 * 86_400_000);
  const commitment: CommitmentRow = {
    ...commitmentRow({ guid: guidOf(code), code }, account, campaign, amount, at),
    status_code: statusCodes[status],
    cancelled_because: status === 'cancelled' ? 'investor' : null,
    material_changes: status.startsWith('reconfirm') ? changes : [],
    ...(status === 'pending' && { due: 'expire', due_at: campaign.ends_at }),
    ...(status === 'reconfirm' && {
      reconfirm_deadline: deadline,
      due: 'lapse',
      due_at: deadline,
    }),
  };
  ledger.commitments.push(commitment);
  post(ledger, {
    accountId: account.id,
    commitmentGuid: commitment.guid,
    amount: -amount,
    type: 'Debit',
    at,
    ...(status === 'pending' && { status: 'Pending' }),
  });
  const later = new Date(Math.min(at.getTime() + 30 * 3_600_000, now.getTime()));
  if (status === 'cancelled') refund(ledger, commitment, amount, later);
  else campaign.raised += amount;
}

export function complete(ledger: Ledger, campaign: CampaignRow, at: Date, certify: boolean): void {
  const eligible = openCommitmentsOf(ledger, campaign).filter(
    ({ status_code: code }) => code === 'COM',
  );
  const results = calibrate(eligible, campaign.share_price, campaign.shares_offered);
  campaign.status_code = 'COM';
  campaign.completed_at = at;
  campaign.raised = results.reduce((sum, { amount }) => sum + amount, 0);
  for (const [index, commitment] of eligible.entries()) {
    const { shares = 0, amount = 0, refund: excess = 0 } = results[index] ?? {};
    Object.assign(commitment, {
      calibrated_shares: shares,
      calibrated_amount: amount,
      calibrated_status: 'Approved',
      completed_at: at,
    } satisfies Partial<CommitmentRow>);
    refund(ledger, commitment, excess, at);
    if (shares === 0) continue;
    const number = numberOf(ledger, 'SM', at);
    const holding = { account_id: commitment.account_id, shares, amount };
    ledger.memos.push({
      ...memoRow({ guid: guidOf(number), number }, campaign, holding, at),
      ...(certify && {
        status: 'Completed',
        certificate_number: numberOf(ledger, 'CERT', at),
      }),
    });
  }
}

export function terminate(ledger: Ledger, campaign: CampaignRow, at: Date): void {
  for (const commitment of openCommitmentsOf(ledger, campaign)) {
    commitment.status_code = 'CAN';
    commitment.cancelled_because = 'terminated';
    refund(ledger, commitment, commitment.amount, at);
  }
  campaign.status_code = 'TER';
  campaign.raised = 0;
}

function openCommitmentsOf(ledger: Ledger, campaign: CampaignRow): CommitmentRow[] {
  return ledger.commitments.filter(
    (row) => row.campaign_guid === campaign.guid && row.status_code !== 'CAN',
  );
}
