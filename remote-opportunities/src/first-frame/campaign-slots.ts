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

/* The texts of a campaign for a first frame. Null if the first frame has no template for its form. */

/** The texts of CampaignCard. */
export function cardSlots(campaign: Campaign, now: number): Slots | null {
  const slots = issuerSlots(campaign);
  const { currencyCode, totalInvestors, minAmountPerInvestor } = campaign;
  const phase = phaseOf(campaign, now);
  const percent = readPercent(campaign.totalRaisedAmountPercentageByTotalOffering);
  const highlights = htmlToText(campaign.campaignHighlights);
  if (percent === null || percent < 0 || percent > 100 || phase === 'ended') return null;
  if (!slots || !highlights || !/^[A-Z]{3}$/.test(currencyCode)) return null;
  return {
    ...slots,
    form: phase,
    link: paths.campaign(campaign.guid),
    highlights,
    raised: formatMoney(campaign.totalRaisedAmount, currencyCode),
    total: formatMoney(campaign.totalOffering, currencyCode),
    progress: formatProgress(percent),
    value: String(percent),
    investors: totalInvestors ? countOf(totalInvestors, 'investor') : '',
    daysLeft: daysLeftText(campaign, now),
    minimum: (minAmountPerInvestor ?? 0) > 0 ? formatMoney(minAmountPerInvestor, currencyCode) : '',
  };
}

/** The texts of CampaignHead. */
export function headSlots(campaign: Campaign): Slots | null {
  const slots = issuerSlots(campaign);
  const pictures = campaign.transactionCampaignGalleries;
  if (!slots || pictures.some(({ url }) => !url)) return null;
  if (pictures.length < 2) return { ...slots, form: 'one' };
  const count = String(pictures.length);
  return { ...slots, form: 'several', first: `1 of ${count}`, counter: `1 / ${count}` };
}

/** The portal's schemas read more than these forms, but a first frame does not wait for valibot. */
function issuerSlots({ guid, statusCode, address, ...campaign }: Campaign) {
  const { nameOfIssuer, issuerName, issuerAccount, campaignBanner: banner } = campaign;
  const texts = [guid, statusCode, address, banner, nameOfIssuer, issuerName, issuerAccount.name];
  const issuer = issuerNameOf(campaign);
  const isReadable = texts.every((text) => typeof text === 'string') && banner !== '';
  return isReadable && initials(issuer) ? { issuer, initials: initials(issuer), address } : null;
}
