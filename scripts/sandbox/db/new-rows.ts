import { sharesFor } from '@investor-portal/shared/rules/shares';
import type { AccountRow, AdviceRow, CampaignRow, CommitmentRow, StockMemoRow } from './rows';

/** These rows are written by the operations and by the seed. Each supplies its own guids and numbers. */

/** Makes a pending commitment. It stays pending, because `due` is not set. */
export function commitmentRow(
  id: Pick<CommitmentRow, 'guid' | 'code'>,
  account: AccountRow,
  campaign: CampaignRow,
  amount: number,
  at: Date,
): CommitmentRow {
  return {
    ...id,
    campaign_guid: campaign.guid,
    account_id: account.id,
    status_code: 'PEN',
    cancelled_because: null,
    amount,
    shares: sharesFor(amount, campaign.share_price),
    calibrated_amount: 0,
    calibrated_shares: 0,
    calibrated_status: null,
    investor_name: `${account.first_name} ${account.last_name}`,
    service_name: 'INDIVIDUAL INVESTOR',
    committed_at: at,
    completed_at: null,
    reconfirm_deadline: null,
    material_changes: [],
    due: null,
    due_at: null,
  };
}

export interface Movement {
  accountId: string;
  commitmentGuid: string | null;
  /** The amount in centavos. A debit is negative. */
  amount: number;
  type: 'Debit' | 'Credit' | 'Deposit';
  status?: 'Pending';
  at: Date;
}

export function adviceRow(movement: Movement, guid: string, reference: string): AdviceRow {
  return {
    guid,
    account_id: movement.accountId,
    commitment_guid: movement.commitmentGuid,
    amount: movement.amount,
    type: movement.type,
    status: movement.status ?? 'Completed',
    reference_number: reference,
    created_at: movement.at,
  };
}

export function memoRow(
  id: Pick<StockMemoRow, 'guid' | 'number'>,
  campaign: CampaignRow,
  holding: Pick<StockMemoRow, 'account_id' | 'shares' | 'amount'>,
  at: Date,
): StockMemoRow {
  return {
    ...id,
    account_id: holding.account_id,
    campaign_guid: campaign.guid,
    status: 'Pending',
    shares: holding.shares,
    amount: holding.amount,
    stock_code: stockCode(campaign.number),
    transaction_code: id.number.replace('SM', 'TXN'),
    certificate_number: null,
    created_at: at,
  };
}

function stockCode(campaignNumber: number): string {
  return `EQ${String(campaignNumber).padStart(4, '0')}`;
}
