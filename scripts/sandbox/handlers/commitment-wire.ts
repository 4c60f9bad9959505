import type {
  adviceSchema,
  commitmentSchema,
} from '@investor-portal/shared/partner-api/contract/commitment';
import type { CommitmentListRequest } from '@investor-portal/shared/partner-api/contract/list-request';
import type * as v from 'valibot';
import { type AdviceRow, type CampaignRow, type CommitmentRow, offeringOf } from '../db/rows';
import { campaignStatusFor, phaseOf, statusName } from '../rules/campaign-phase';
import { monthDayYear } from '../rules/format';
import { likePattern } from './paging';

export interface CommitmentWithCampaign
  extends CommitmentRow, Pick<CampaignRow, 'issuer_guid' | 'starts_at' | 'ends_at'> {
  campaign_code: string;
  campaign_status: CampaignRow['status_code'];
  issuer_name: string;
  certified: boolean;
}

export const selectCommitment = `select m.*, i.name as issuer_name, c.code as campaign_code,
  c.status_code as campaign_status, c.issuer_guid, c.starts_at, c.ends_at,
  not exists (select 1 from stock_memos s where s.campaign_guid = m.campaign_guid
    and s.account_id = m.account_id and s.certificate_number is null) as certified`;
export const fromCommitment = `from commitments m join campaigns c on c.guid = m.campaign_guid
  join issuers i on i.guid = c.issuer_guid`;

/** The where clause of both lists. The first parameter is always the account that the token belongs to. */
export const ownCommitments = `where m.account_id = $1
  and ($2::text is null or m.account_id = $2)
  and ($3::text is null or m.calibrated_status = $3)
  and ($4 = '%%' or c.code ilike $4 or i.name ilike $4 or m.code ilike $4)`;

export function ownParameters(accountId: string, body: CommitmentListRequest): unknown[] {
  const { investorAccountId = null, calibratedCommitmentStatus = null } = body.advanceFilter ?? {};
  return [accountId, investorAccountId, calibratedCommitmentStatus, likePattern(body.search)];
}

export function commitmentWire(
  row: CommitmentWithCampaign,
  advices: readonly AdviceRow[],
  now: Date,
): v.InferInput<typeof commitmentSchema> {
  const phase = phaseOf(offeringOf({ ...row, status_code: row.campaign_status }), now);
  return {
    guid: row.guid,
    campaignGuid: row.campaign_guid,
    issuerGuid: row.issuer_guid,
    campaignCode: row.campaign_code,
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
    commitmentExpirationDate: monthDayYear(row.ends_at),
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
