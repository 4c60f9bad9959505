import { postToPlatform } from '@investor-portal/shared/runtime/platform-window';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

const pauseMs = 60_000;
// Scripts scroll too, so a turn of the wheel counts instead of a scroll. Fingers that scroll begin with 'pointerdown'.
const signs = ['pointerdown', 'keydown', 'wheel'];

/**
 * Tells the page around the frame that the investor is active, at most once a minute. The page's own idle timer cannot see
 * that inside a frame of another origin. The message is not repeated for a page that subscribes late.
 */
export function reportActivity(): void {
  let last = -pauseMs;
  const report = ({ timeStamp }: Event) => {
    if (window.parent === window || timeStamp - last < pauseMs) return;
    last = timeStamp;
    postToPlatform({ action: 'portal:activity', value: null }, runtimeConfig().platformOrigins);
  };
  for (const sign of signs) window.addEventListener(sign, report, { capture: true, passive: true });
}
