import { queryOne, type Queryable } from './database';
import type { CampaignRow } from './rows';

export interface CampaignWithIssuer extends CampaignRow {
  issuer_name: string;
  issuer_account_id: string;
  issuer_address: string;
  issuer_logo_key: string;
  investors: number;
}

export const selectCampaign = `select c.*, i.name as issuer_name, i.account_id as issuer_account_id,
  i.address as issuer_address, i.logo_key as issuer_logo_key,
  (select count(distinct k.account_id)::bigint from commitments k
   where k.campaign_guid = c.guid and k.status_code <> 'CAN') as investors`;
export const fromCampaign = 'from campaigns c join issuers i on i.guid = c.issuer_guid';

export function campaignByGuid(on: Queryable, guid: string): Promise<CampaignWithIssuer> {
  const sql = `${selectCampaign} ${fromCampaign} where c.guid = $1`;
  return queryOne<CampaignWithIssuer>(on, sql, [guid], 'The campaign');
}

/** Rounds down to two decimals, so that 100 always means fully raised. */
export function percentRaised(row: Pick<CampaignRow, 'raised' | 'total_offering'>): number {
  return Math.floor((row.raised * 10_000) / row.total_offering) / 100;
}
