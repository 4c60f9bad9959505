import type { BrowserType, Page } from '@playwright/test';
import { recordShifts } from '../layout-shifts';
import { lateMs, settled } from '../settled';
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
  const stop = await recordTransfers(page);
  const contentShown = async () => {
    await start();
    await portal.locator(content).first().waitFor({ state: 'attached' });
  };
  await settled(page, contentShown, lateMs);
  const received = await stop();
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

/** A file that came over the network, by the browser's own measurement. */
interface Transfer {
  /** The browser's resource type: Document, Script, Fetch, Image, … */
  type: string;
  /** When the request was sent, in ms since 1970. */
  sentAt: number;
  /** With headers, as compressed. */
  bytes: number;
}

/**
 * Records what the next document of a page loads, without files from the cache. If a page has a frame, its document is the last
 * one. A page that is being left still prefetches, which does not count.
 */
async function recordTransfers(page: Page): Promise<() => Promise<Transfer[]>> {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, number>();
  const received = new Map<string, Transfer>();
  let document = '';
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, type, wallTime }) => {
    if (type === 'Document') document = loaderId;
    if (loaderId === document) sent.set(requestId, wallTime * 1_000);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const sentAt = sent.get(requestId);
    if (sentAt !== undefined && !response.fromDiskCache && !response.fromPrefetchCache)
      received.set(requestId, { type, sentAt, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => received.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const known = received.get(requestId);
    if (known) known.bytes = bytes;
  });
  await session.send('Network.enable');
  return async () => {
    await session.detach();
    return [...received.values()];
  };
}

declare global {
  interface Window {
    observed?: ReturnType<typeof observe>;
  }
}

/** Measures a document, in ms since its navigation. Runs before its first script, so it must be self-contained. */
function observe(content: string) {
  const observed = {
    timeOrigin: performance.timeOrigin,
    firstPaint: 0,
    lcp: 0,
    /** The element that was the largest contentful paint: its name and the beginning of its text. */
    lcpElement: '',
    longTasks: [] as { at: number; lasted: number }[],
    /** When the content was in the document, and when it was painted. */
    inserted: 0,
    shown: 0,
    /** When the investor last pressed something. */
    pressed: 0,
  };
  window.observed = observed;
  const on = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  on<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    const text = element?.textContent?.trim().slice(0, 30) ?? '';
    observed.lcp = startTime;
    // The browser names no element of the first frame, which is in a shadow tree.
    observed.lcpElement = `${element?.localName ?? 'first frame'} ${text}`.trim();
  });
  on('longtask', ({ startTime: at, duration: lasted }) => observed.longTasks.push({ at, lasted }));
  addEventListener('pointerdown', ({ timeStamp }) => (observed.pressed = timeStamp), true);
  const changes = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    changes.disconnect();
    observed.inserted = performance.now();
    // The timeout runs after the frame that paints the content.
    requestAnimationFrame(() => setTimeout(() => (observed.shown = performance.now())));
  });
  changes.observe(document, { childList: true, subtree: true });
  return observed;
}
