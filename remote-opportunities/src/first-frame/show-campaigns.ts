import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import type { FrameTemplate, Slots } from '@investor-portal/shared/first-frame/frame-template';
import { pageTime } from '@investor-portal/shared/first-frame/page-config';
import { showFrame } from '@investor-portal/shared/first-frame/show-frame';
import { cardSlots } from './card-slots';

/** Rendered by the build from render-campaigns.tsx. */
declare const frameTemplate: FrameTemplate;

/** Enough for a large screen. */
const maxCards = 6;
const minuteMs = 60_000;

documentStart()
  ?.firstResponses?.then(({ bodies: [list], picture }) =>
    showFrame({
      template: frameTemplate,
      rows: () => cardsOf((list as { data: Campaign[] }).data),
      content: '[role="listitem"] article',
      picture,
    }),
  )
  // The portal shows what is wrong with the responses.
  .catch(() => undefined);

/** A card without a template and the cards after it come with React. */
function cardsOf(campaigns: readonly Campaign[]): Slots[] {
  const now = pageTime(minuteMs);
  const cards = campaigns
    .slice(0, maxCards)
    .map((campaign) => (hasTexts(campaign) ? cardSlots(campaign, now) : null));
  const misfit = cards.indexOf(null);
  return (misfit < 0 ? cards : cards.slice(0, misfit)).filter((card) => card !== null);
}

/** The portal's schemas read more than these forms, but a first frame does not wait for valibot. */
function hasTexts(campaign: Campaign): boolean {
  const { guid, statusCode, address, campaignBanner, campaignHighlights, currencyCode } = campaign;
  const texts = [guid, statusCode, address, campaignBanner, campaignHighlights];
  const names = [campaign.nameOfIssuer, campaign.issuerName, campaign.issuerAccount.name];
  return (
    /^[A-Z]{3}$/.test(currencyCode) &&
    [...texts, ...names].every((text) => typeof text === 'string')
  );
}
