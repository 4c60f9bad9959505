import type { FrameTemplate } from '@investor-portal/shared/first-frame/frame-template';
import { pageTime } from '@investor-portal/shared/first-frame/page-config';
import { showFirstFrame } from '@investor-portal/shared/first-frame/show-frame';
import { listSlots } from './card-slots';

/* The script of each first frame. The build renders its template from render.tsx. */
declare const frameName: 'campaigns' | 'campaigns-of-visitor';
declare const frameTemplate: FrameTemplate;

/** Roughly the area of one card with its gaps, in px². */
const cardArea = 160_000;
/** As many cards as fill the screen, because each of them delays the portal on a slow phone. */
const maxCards = Math.ceil((window.innerWidth * window.innerHeight) / cardArea);
const minuteMs = 60_000;

showFirstFrame(frameTemplate, {
  visitor: frameName === 'campaigns-of-visitor',
  rows: ([list]) => listSlots(list, maxCards, pageTime(minuteMs)),
  content: '[role="listitem"] article',
});
