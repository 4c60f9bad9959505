import { expect, type Page, type Request } from '@playwright/test';

/** Unless a test names another time, a page is settled once no request has been in flight for this many ms. */
const quietMs = 250;

/** The time, by the page's clock, after which a screen has started to load its idle chunks. */
export const lateMs = 5_000;

/**
 * Starts something, and waits until the page has settled after it.
 * @param quiet for how long no request may have been in flight, in ms.
 */
export async function settled(
  page: Page,
  start: () => Promise<unknown>,
  quiet = quietMs,
): Promise<void> {
  let inFlight = 0;
  let changedAt = Date.now();
  const count = (by: number) => (request: Request) => {
    if (request.resourceType() === 'websocket') return;
    inFlight += by;
    changedAt = Date.now();
  };
  const begun = count(1);
  const ended = count(-1);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await start();
  changedAt = Date.now();
  await expect
    .poll(() => inFlight <= 0 && Date.now() - changedAt >= quiet, {
      intervals: [50],
      timeout: 20_000 + quiet,
    })
    .toBe(true);
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}
