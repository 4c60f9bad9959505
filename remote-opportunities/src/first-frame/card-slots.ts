import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Slots } from '@investor-portal/shared/first-frame/frame-template';
import { initials } from '@investor-portal/shared/rules/initials';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { formatProgress, readPercent } from '@investor-portal/shared/rules/percent';
import { paths } from '@investor-portal/shared/routes/paths';
import { htmlToText } from '../cards/html-to-text';
import { daysLeftText, phaseOf } from '../offering/phase';

/** The texts of a campaign's card (CampaignCard). Null if the first frame has no template for its form. */
export function cardSlots(campaign: Campaign, now: number): Slots | null {
  const { currencyCode, totalInvestors, minAmountPerInvestor } = campaign;
  const phase = phaseOf(campaign, now);
  const percent = readPercent(campaign.totalRaisedAmountPercentageByTotalOffering);
  const issuer = issuerNameOf(campaign);
  const shortName = initials(issuer);
  if (percent === null || percent < 0 || percent > 100 || phase === 'ended') return null;
  if (!campaign.campaignBanner || !shortName) return null;
  return {
    form: phase,
    issuer,
    initials: shortName,
    link: paths.campaign(campaign.guid),
    address: campaign.address,
    highlights: htmlToText(campaign.campaignHighlights),
    raised: formatMoney(campaign.totalRaisedAmount, currencyCode),
    total: formatMoney(campaign.totalOffering, currencyCode),
    progress: formatProgress(percent),
    value: String(percent),
    investors: totalInvestors ? countOf(totalInvestors, 'investor') : '',
    daysLeft: daysLeftText(campaign, now),
    minimum: (minAmountPerInvestor ?? 0) > 0 ? formatMoney(minAmountPerInvestor, currencyCode) : '',
  };
}
