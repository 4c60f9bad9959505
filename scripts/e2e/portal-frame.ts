import type { Frame, Page } from '@playwright/test';
import { hostUrl } from './stack';

/** The portal's frame inside the platform's page. */
export function portalFrame(page: Page, portalUrl = hostUrl): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(portalUrl));
  if (!frame) throw new Error('The portal is not on this page.');
  return frame;
}

/** Loads an address of the portal. */
export async function goTo(page: Page, path: string, portalUrl = hostUrl): Promise<void> {
  const frame = portalFrame(page, portalUrl);
  // Playwright has no `goto` and no end of loading for a frame of WebKitGTK.
  await Promise.all([
    frame.waitForNavigation({ waitUntil: 'commit' }),
    frame.evaluate((to) => location.assign(to), portalUrl + path),
  ]);
  await frame.waitForFunction(() => document.readyState === 'complete');
}

/** Reloads the portal's current address. */
export async function reload(page: Page): Promise<void> {
  const frame = portalFrame(page);
  await Promise.all([frame.waitForNavigation(), frame.evaluate(() => location.reload())]);
}

/** Opens an address of the portal as a link does, without loading the page anew. */
export async function followLink(page: Page, path: string, portalUrl = hostUrl): Promise<void> {
  await portalFrame(page, portalUrl).evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
