import type { Frame, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { origin, platformPort } from '../serve/addresses.ts';
import type { Opening } from '../serve/opening-page.ts';
import { launchBrowser } from './launch-browser.ts';
import { observeFrame } from './observe-frame.ts';
import { cpuSlowdown, slow4g } from './throttle.ts';

export interface OpeningSettings {
  opening: Opening;
  /** The portal's address in the frame. */
  portal: string;
  /** The investor's external reference code. */
  investor: string;
  /** Selects the screen's main content. */
  content: string;
  fingerprint: string;
  /** False when a network link slows it down instead. */
  throttleNetwork: boolean;
}

declare global {
  interface Window {
    pressedAt?: number;
  }
}

const timeoutMs = 60_000;
/** What an investor takes to press the button, by which time a preloaded portal waits. */
const readingMs = 4_000;

/**
 * Opens a platform's page in a new browser, slowed down. Returns the time from the page's own navigation, or from the
 * press that opens the portal, until the portal's content is painted, ms.
 */
export async function measureOpening(settings: OpeningSettings): Promise<number> {
  const browser = await launchBrowser(settings.fingerprint);
  try {
    const viewport = { width: 360, height: 800 };
    const context = await browser.newContext({ viewport, timezoneId: 'Asia/Manila' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (settings.throttleNetwork) await cdp.send('Network.emulateNetworkConditions', slow4g);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // The helper that tsx calls in compiled functions to keep their names.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observeFrame, settings.content);
    return await open(page, settings);
  } finally {
    await browser.close();
  }
}

async function open(page: Page, { opening, portal, investor }: OpeningSettings): Promise<number> {
  const asked = new URLSearchParams({ opening, portal, investor });
  await page.goto(`${origin(platformPort)}/?${asked.toString()}`);
  if (opening === 'press' || opening === 'preloaded press') {
    await page.waitForLoadState('networkidle');
    await wait(readingMs);
    await page.getByRole('button', { name: 'Open the portal' }).click();
  }
  const began = await page.evaluate(() => window.pressedAt ?? performance.timeOrigin);
  return (await shownAt(page, new URL(portal).origin)) - began;
}

/** When the content in the portal's frame was painted, in ms of the clock. */
async function shownAt(page: Page, portal: string): Promise<number> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const record = await recordOf(page.frames().find((frame) => frame.url().startsWith(portal)));
    if (typeof record?.shown === 'number') return record.timeOrigin + record.shown;
    await wait(100);
  }
  throw new Error(`The portal's content was not shown in ${timeoutMs} ms.`);
}

async function recordOf(frame: Frame | undefined) {
  // A frame may be navigating.
  return frame?.evaluate(() => window.benchRecord).catch(() => undefined);
}
