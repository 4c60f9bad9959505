import { adaptResponse } from '@investor-portal/shared/partner-api/client/adapter';
import type {
  Campaign,
  newestCampaignsCall,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Slots } from '@investor-portal/shared/first-frame/frame-template';
import { decodeEntities } from '@investor-portal/shared/schema/decode-entities';
import { initials } from '@investor-portal/shared/rules/initials';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { lastDayMark, phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { formatProgress, readPercent } from '@investor-portal/shared/rules/percent';
import { paths } from '@investor-portal/shared/routes/paths';
import { daysLeftText } from '@investor-portal/shared/rules/words';
import { htmlToText } from '../cards/html-to-text';

/** A copy, because the contract's file would bring its schemas into the first frame. The type keeps both equal. */
const listTemplate: typeof newestCampaignsCall.template =
  'POST api/v1/partner-transactional/investment-opportunities/list';

/** Returns the texts of the first cards of a list. The adapter converts the list first, as for the portal's own screen. */
export function listSlots(body: unknown, maxCards: number, now: number): (Slots | null)[] {
  const { data } = adaptResponse(listTemplate, body, 200) as { data: Campaign[] };
  return data.slice(0, maxCards).map((campaign) => cardSlots(campaign, now));
}

/** Returns null if the first frame has no template for the card, as for that of an ended campaign or of one without a picture. */
export function cardSlots(campaign: Campaign, now: number): Slots | null {
  const { guid, address, currencyCode, totalInvestors, minAmountPerInvestor } = campaign;
  const phase = phaseOf(campaign, now);
  const percent = readPercent(campaign.totalRaisedAmountPercentageByTotalOffering);
  const highlights = htmlToText(campaign.campaignHighlights);
  if (percent === null || percent < 0 || percent > 100 || phase === 'ended') return null;
  // The portal's schemas also accept other types and spellings of these values. The first frame does not load valibot, so it
  // shows only campaigns whose values need no conversion.
  const texts = [guid, address, issuerNameOf(campaign), campaign.campaignBanner];
  if (texts.some((text) => typeof text !== 'string') || !/^[A-Z]{3}$/.test(currencyCode))
    return null;
  const issuer = decodeEntities(issuerNameOf(campaign));
  const shortName = initials(issuer);
  if (!campaign.campaignBanner || !shortName || !highlights) return null;
  return {
    form: phase,
    issuer,
    initials: shortName,
    link: paths.campaign(guid),
    address: decodeEntities(address),
    highlights,
    raised: formatMoney(campaign.totalRaisedAmount, currencyCode),
    total: formatMoney(campaign.totalOffering, currencyCode),
    progress: formatProgress(percent),
    value: String(percent),
    investors: totalInvestors ? countOf(totalInvestors, 'investor') : '',
    daysLeft: daysLeftText(campaign, now),
    ending: lastDayMark(campaign, now),
    minimum: (minAmountPerInvestor ?? 0) > 0 ? formatMoney(minAmountPerInvestor, currencyCode) : '',
  };
}
