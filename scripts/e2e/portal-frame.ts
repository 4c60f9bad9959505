import type { Frame, Page } from '@playwright/test';
import { hostUrl } from './stack';

export function portalFrame(page: Page, portalUrl = hostUrl): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(portalUrl));
  if (!frame) throw new Error('The portal is not on this page.');
  return frame;
}

export async function goTo(page: Page, path: string, portalUrl = hostUrl): Promise<void> {
  await portalFrame(page, portalUrl).goto(portalUrl + path);
}

export async function reload(page: Page): Promise<void> {
  const frame = portalFrame(page);
  await Promise.all([frame.waitForNavigation(), frame.evaluate(() => location.reload())]);
}

/** Opens an address of the portal like a link, without reloading the page. */
export async function followLink(page: Page, path: string, portalUrl = hostUrl): Promise<void> {
  await portalFrame(page, portalUrl).evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
