import type { CampaignRow, CommitmentRow } from '../db/rows';
import { calibrate } from '../rules/calibrate';
import { stockCode } from '../rules/format';
import { post, type Ledger } from './ledger';
import { guidOf } from './random';

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
