import { one, type Queryable } from './database';
import type { CampaignRow } from './rows';

/** A campaign with columns of its issuer. */
export interface CampaignWithIssuer extends CampaignRow {
  issuer_name: string;
  issuer_account_id: string;
  issuer_address: string;
  issuer_logo_key: string;
  /** Investors with a commitment that is not cancelled. */
  investors: number;
}

/** Select list and tables of `CampaignWithIssuer`. */
export const selectCampaign = `select c.*, i.name as issuer_name, i.account_id as issuer_account_id,
  i.address as issuer_address, i.logo_key as issuer_logo_key,
  (select count(distinct k.account_id)::bigint from commitments k
   where k.campaign_guid = c.guid and k.status_code <> 'CAN') as investors`;
export const fromCampaign = 'from campaigns c join issuers i on i.guid = c.issuer_guid';

/** @throws ApiError 404 */
export function campaignByGuid(on: Queryable, guid: string): Promise<CampaignWithIssuer> {
  const sql = `${selectCampaign} ${fromCampaign} where c.guid = $1`;
  return one<CampaignWithIssuer>(on, sql, [guid], 'The campaign');
}

/** Two decimals, rounded down, so that 100 means fully raised. */
export function percentRaised(row: Pick<CampaignRow, 'raised' | 'total_offering'>): number {
  return Math.floor((row.raised * 10_000) / row.total_offering) / 100;
}
