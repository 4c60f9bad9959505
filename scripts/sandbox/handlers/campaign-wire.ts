import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { type CampaignWithIssuer, offeringOf, percentRaised } from '../db/rows';
import { isCancellingOpen } from '../rules/campaign-phase';
import type { Sandbox } from '../context/context';

/** Converts a campaign to the API's form. The banner is a link, and other pictures are keys to pre-sign. */
export function campaignWire(sandbox: Sandbox, row: CampaignWithIssuer, origin: string): Campaign {
  const offering = offeringOf(row);
  return {
    guid: row.guid,
    transactionCampaignId: String(row.number),
    campaignId: row.code,
    campaignCode: row.code,
    statusCode: row.status_code,
    isInvestmentActionAllowed: isCancellingOpen(offering, sandbox.clock.now()),
    issuerGuid: row.issuer_guid,
    nameOfIssuer: row.issuer_name,
    issuerName: row.issuer_name,
    issuerImage: row.issuer_logo_key,
    issuerAccount: {
      accountId: row.issuer_account_id,
      name: row.issuer_name,
      imageUrl: row.issuer_logo_key,
    },
    campaignBanner: origin + sandbox.links.sign(row.banner_key, sandbox.settings.linkLifeMs),
    transactionCampaignGalleries: row.gallery_keys.map((url) => ({ url })),
    campaignHighlights: row.highlights,
    campaignSummary: row.summary,
    address: row.issuer_address,
    currencyCode: 'PHP',
    totalOffering: row.total_offering / 100,
    totalRaisedAmount: row.raised / 100,
    totalRaisedAmountPercentageByTotalOffering: `${percentRaised(row).toFixed(2)}%`,
    totalInvestors: row.investors,
    sharePrice: row.share_price / 10_000,
    numberSharesOffered: row.shares_offered,
    equityOffered: row.equity_offered / 100,
    minAmountPerInvestor: row.min_amount / 100,
    maxAmountPerInvestor: row.max_amount / 100,
    offeredPeriodStartDate: row.starts_at.toISOString(),
    offeredPeriodEndDate: row.ends_at.toISOString(),
    createdOn: row.created_at.toISOString(),
  };
}
