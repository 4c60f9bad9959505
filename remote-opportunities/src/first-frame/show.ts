import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { FrameTemplate, Slots } from '@investor-portal/shared/first-frame/frame-template';
import { pageTime } from '@investor-portal/shared/first-frame/page-config';
import { showFirstFrame } from '@investor-portal/shared/first-frame/show-frame';
import { cardSlots, headSlots } from './campaign-slots';

/* The script of each first frame. The build renders its template from render.tsx. */
declare const frameName: 'campaigns' | 'campaigns-of-visitor' | 'campaign';
declare const frameTemplate: FrameTemplate;

/** Enough for a large screen. */
const maxCards = 6;
const minuteMs = 60_000;

if (frameName === 'campaign')
  showFirstFrame(frameTemplate, {
    rows: ([campaign]) => [headSlots((campaign as { data: Campaign }).data)],
    content: '[aria-roledescription="carousel"]',
  });
else
  showFirstFrame(frameTemplate, {
    visitor: frameName === 'campaigns-of-visitor',
    rows: ([list]) => cardsOf((list as { data: Campaign[] }).data),
    content: '[role="listitem"] article',
  });

function cardsOf(campaigns: readonly Campaign[]): (Slots | null)[] {
  const now = pageTime(minuteMs);
  return campaigns.slice(0, maxCards).map((campaign) => cardSlots(campaign, now));
}
