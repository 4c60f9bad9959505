import type { MaterialChange } from '@investor-portal/shared/partner-api/contract/commitment';
import type { SharePrice } from '@investor-portal/shared/rules/share-price';
import { type Queryable, queryOne } from './database';

/** The rows of the tables in db/schema.sql. Money is in centavos, share prices are in 1/10,000 PHP. */

/** The tiers from the lowest. Institutional stands for any tier that the specification does not name. */
export const tiers = ['New', 'Basic', 'Premium', 'Qualified', 'Institutional'] as const;
export type Tier = (typeof tiers)[number];

export interface AccountRow {
  id: string;
  partner_code: string;
  external_reference_code: string;
  demo_order: number | null;
  description: string;
  tier: Tier;
  first_name: string;
  last_name: string;
  email: string;
  mobile_prefix: string;
  mobile_number: string;
  idv_profile_id: number | null;
  registration: unknown;
  wallet_id: string;
  wallet_balance: number;
  created_at: Date;
}

export interface IssuerRow {
  guid: string;
  account_id: string;
  name: string;
  address: string;
  logo_key: string;
  sections: { sectionCode: string; jsonData: unknown }[];
}

export interface CampaignRow {
  guid: string;
  number: number;
  code: string;
  issuer_guid: string;
  partner_code: string;
  status_code: 'APP' | 'COM' | 'TER';
  highlights: string;
  summary: string;
  banner_key: string;
  gallery_keys: string[];
  total_offering: number;
  ceiling: number;
  share_price: SharePrice;
  shares_offered: number;
  equity_offered: number;
  min_amount: number;
  max_amount: number;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  completed_at: Date | null;
  raised: number;
}

export interface CommitmentRow {
  guid: string;
  code: string;
  campaign_guid: string;
  account_id: string;
  status_code: 'PEN' | 'COM' | 'REC' | 'CAN' | 'APP';
  cancelled_because: 'investor' | 'lapsed' | 'expired' | 'terminated' | null;
  amount: number;
  shares: number;
  calibrated_amount: number;
  calibrated_shares: number;
  calibrated_status: string | null;
  investor_name: string;
  service_name: string;
  committed_at: Date;
  completed_at: Date | null;
  reconfirm_deadline: Date | null;
  material_changes: MaterialChange[];
  due: 'settle' | 'expire' | 'lapse' | null;
  due_at: Date | null;
}

export interface AdviceRow {
  guid: string;
  account_id: string;
  commitment_guid: string | null;
  amount: number;
  type: string;
  status: string;
  reference_number: string | null;
  created_at: Date;
}

export interface StockMemoRow {
  guid: string;
  number: string;
  account_id: string;
  campaign_guid: string;
  status: string;
  shares: number;
  amount: number;
  stock_code: string;
  transaction_code: string;
  certificate_number: string | null;
  created_at: Date;
}

export function offeringOf(row: Pick<CampaignRow, 'status_code' | 'starts_at' | 'ends_at'>) {
  return { statusCode: row.status_code, startsAt: row.starts_at, endsAt: row.ends_at };
}

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
