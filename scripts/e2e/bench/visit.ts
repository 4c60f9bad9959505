import type { BrowserType, Page } from '@playwright/test';
import { recordShifts } from '../layout-shifts';
import { NetworkTransfers } from '../network-transfers';
import { lateMs, settled } from '../settled';
import { observe } from './observe';
import type { Figures } from './table';

/** Lighthouse's slow 4G. DevTools adds the latency to each request, so the values have factors. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
};

/** Opens a page in a new browser, whose cache is empty, with a slow connection and processor. `content` is a selector. */
export async function inNewBrowser(
  chromium: BrowserType,
  content: string,
  measure: (page: Page) => Promise<unknown>,
): Promise<void> {
  const browser = await chromium.launch();
  try {
    const page = await browser.newPage();
    await page.addInitScript(recordShifts);
    await page.addInitScript(observe, content);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4g);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await measure(page);
  } finally {
    await browser.close();
  }
}

/** Starts something, and returns the figures when the page has shown the content and loaded what it prefetches. */
export async function visit(
  page: Page,
  start: () => Promise<unknown>,
  content: string,
): Promise<Figures> {
  const portal = page.frameLocator('iframe');
  const transfers = await NetworkTransfers.of(page);
  const contentShown = async () => {
    await start();
    await portal.locator(content).first().waitFor({ state: 'attached' });
  };
  await settled(page, contentShown, lateMs);
  const { received } = transfers;
  await transfers.stop();
  const { observed, layoutShifts } = await portal
    .locator(':root')
    .evaluate(() => ({ observed: window.observed, layoutShifts: window.layoutShifts }));
  if (!observed || !layoutShifts) throw new Error('Nothing was observed.');
  const { timeOrigin, firstPaint, inserted, shown, pressed, longTasks, ...largest } = observed;
  const blocking = longTasks.filter(({ at }) => at >= firstPaint);
  const needed = received.filter(
    ({ type, sentAt }) => type === 'Script' && sentAt < timeOrigin + inserted,
  );
  return {
    ...largest,
    content: shown - pressed,
    tbt: sum(blocking.map(({ lasted }) => lasted - 50)),
    cls: sum(layoutShifts.map(({ value }) => value)),
    scriptBytes: sum(needed.map(({ bytes }) => bytes)),
    bytes: sum(received.map(({ bytes }) => bytes)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
