import type {
  adviceSchema,
  commitmentSchema,
} from '@investor-portal/shared/partner-api/commitment';
import type * as v from 'valibot';
import type { AdviceRow, CampaignRow, CommitmentRow } from '../db/rows';
import { phaseOf } from '../rules/campaign-phase';
import { campaignStatusFor, statusName } from '../rules/commitment-status';
import { monthDayYear } from '../rules/format';

/** A commitment with columns of its campaign and issuer. */
export interface CommitmentWithCampaign extends CommitmentRow {
  campaign: Pick<CampaignRow, 'code' | 'issuer_guid' | 'status_code'> & {
    starts_at: string;
    ends_at: string;
    completed_at: string | null;
  };
  issuer_name: string;
  certified: boolean;
}

/** Select list and tables of `CommitmentWithCampaign`. */
export const selectCommitment = `select m.*, i.name as issuer_name,
  jsonb_build_object('code', c.code, 'issuer_guid', c.issuer_guid, 'status_code', c.status_code,
    'starts_at', c.starts_at, 'ends_at', c.ends_at, 'completed_at', c.completed_at) as campaign,
  not exists (select 1 from stock_memos s where s.campaign_guid = m.campaign_guid
    and s.account_id = m.account_id and s.certificate_number is null) as certified`;
export const fromCommitment = `from commitments m join campaigns c on c.guid = m.campaign_guid
  join issuers i on i.guid = c.issuer_guid`;

/** A commitment as the API sends it. */
export function commitmentWire(
  row: CommitmentWithCampaign,
  advices: readonly AdviceRow[],
  now: Date,
): v.InferInput<typeof commitmentSchema> {
  const { campaign } = row;
  const startsAt = new Date(campaign.starts_at);
  const endsAt = new Date(campaign.ends_at);
  const phase = phaseOf({ statusCode: campaign.status_code, startsAt, endsAt }, now);
  return {
    guid: row.guid,
    campaignGuid: row.campaign_guid,
    issuerGuid: campaign.issuer_guid,
    campaignCode: campaign.code,
    nameOfIssuer: row.issuer_name,
    campaignStatus: campaignStatusFor([row.status_code], phase),
    commitmentCode: row.code,
    commitmentStatusCode: row.status_code,
    commitmentStatus: { name: statusName(row, phase) },
    commitmentCurrencyCode: 'PHP',
    commitmentAmount: row.amount / 100,
    commitmentShares: row.shares,
    calibratedAmount: row.calibrated_amount / 100,
    calibratedShares: row.calibrated_shares,
    actualConvertedCurrencyCode: 'PHP',
    completionDate: row.completed_at?.toISOString() ?? null,
    createdOn: row.committed_at.toISOString(),
    commitmentDate: row.committed_at.toISOString(),
    commitmentExpirationDate: monthDayYear(endsAt),
    reconfirmDeadlineDate: row.reconfirm_deadline?.toISOString() ?? null,
    investorAccountServiceName: row.service_name,
    investorAccountName: row.investor_name,
    commitmentDebitCreditAdvises: advices.map(adviceWire),
    materialChanges: row.material_changes,
  };
}

function adviceWire(row: AdviceRow): v.InferInput<typeof adviceSchema> {
  return {
    guid: row.guid,
    createdOn: row.created_at.toISOString(),
    currencyCode: 'PHP',
    amount: Math.abs(row.amount) / 100,
    transactionType: { name: row.type },
    status: { name: row.status },
    referenceNumber: row.status === 'Pending' ? null : row.reference_number,
  };
}
