import type { MaterialChange } from '@investor-portal/shared/partner-api/commitment';
import { sharesFor } from '@investor-portal/shared/rules/shares';
import type { AccountRow, CampaignRow, CommitmentRow } from '../db/rows';
import { post, type Ledger } from './ledger';
import { guidOf } from './random';

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
