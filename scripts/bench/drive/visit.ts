import type { Browser, Frame, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { origin, platformPort } from '../serve/addresses';
import { launchBrowser } from './launch-browser';
import { observeFrame, type FrameRecord } from './observe-frame';
import { RequestLog } from './request-log';
import { cpuSlowdown, slow4g } from './throttle';

const viewport = { width: 360, height: 800 };
// A screen prefetches after a shorter delay (shared/src/hooks/when-idle.ts), so the page has prefetched by then.
const prefetchedMs = 3_000;
/** Later than the host's prefetch of the other remotes (prefetch-links.ts). Otherwise only some visits would include it. */
const leastVisitMs = 7_000;
/** Enough time if only the content is measured. */
const shownMs = 700;
const settleTimeoutMs = 60_000;

interface VisitSettings {
  host: string;
  investor: string;
  content: string;
  fingerprint: string;
}

type WaitTarget = 'prefetched' | 'shown';

export class Visit {
  private constructor(
    private readonly settings: VisitSettings,
    private readonly browser: Browser,
    private readonly page: Page,
    readonly log: RequestLog,
  ) {}

  static async begin(settings: VisitSettings): Promise<Visit> {
    const browser = await launchBrowser(settings.fingerprint);
    const context = await browser.newContext({ viewport, timezoneId: 'Asia/Manila' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const log = new RequestLog();
    // tsx calls this helper in compiled functions to keep their names.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observeFrame, settings.content);
    await log.watch(cdp);
    await cdp.send('Network.emulateNetworkConditions', slow4g);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return new Visit(settings, browser, page, log);
  }

  /** @param until whether to wait until the screen has `prefetched` for the next screens, or only until it is `shown`. */
  async open(path: string, until: WaitTarget = 'prefetched'): Promise<FrameRecord> {
    this.log.forget();
    const { host, investor } = this.settings;
    const asked = new URLSearchParams({ portal: host + path, investor });
    await this.page.goto(`${origin(platformPort)}/?${asked.toString()}`);
    return this.settled(until);
  }

  async go(path: string, content: string): Promise<FrameRecord> {
    await this.portal().evaluate(
      ([to, wanted]) => {
        window.benchWaitFor?.(wanted);
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      },
      [path, content] as const,
    );
    return this.settled('prefetched');
  }

  /** Follows an entry of the menu, and returns the time from the press to the content, in ms. */
  async press(entry: string, content: string): Promise<number> {
    const portal = this.portal();
    await portal.getByRole('button', { name: 'Menu' }).click();
    const link = portal.getByRole('dialog').getByRole('link', { name: entry });
    await link.waitFor();
    await portal.evaluate((wanted) => {
      const { benchRecord, benchWaitFor } = window;
      const note = ({ timeStamp }: Event) => benchRecord && (benchRecord.pressed = timeStamp);
      addEventListener('pointerdown', note, { capture: true, once: true });
      benchWaitFor?.(wanted);
    }, content);
    await link.click();
    // Wait for the prefetches of this screen, so that they do not slow the next load down.
    const { shown, pressed } = await this.settled('prefetched');
    if (pressed === undefined) throw new Error(`${entry} was not pressed.`);
    return shown - pressed;
  }

  private portal(): Frame {
    const frame = this.frame();
    if (!frame) throw new Error(`The portal of ${this.settings.host} is not on the page.`);
    return frame;
  }

  private frame(): Frame | undefined {
    return this.page.frames().find((each) => each.url().startsWith(this.settings.host));
  }

  async end(): Promise<void> {
    await this.browser.close();
  }

  /** Returns the document's measurements when its content is visible and the page has settled. */
  private async settled(until: WaitTarget): Promise<FrameRecord & { shown: number }> {
    const [quietMs, leastMs] = until === 'shown' ? [shownMs, 0] : [prefetchedMs, leastVisitMs];
    const began = performance.now();
    let quietSince = began;
    for (;;) {
      await wait(100);
      const now = performance.now();
      // The frame may be navigating.
      const record = await this.frame()
        ?.evaluate(() => window.benchRecord)
        .catch(() => undefined);
      const shown = record?.shown ?? undefined;
      if (this.log.inFlight.length > 0 || !record || shown === undefined) quietSince = now;
      else if (now - quietSince > quietMs && now - began > leastMs) return { ...record, shown };
      if (now - began > settleTimeoutMs)
        throw new Error(
          `${this.frame()?.url() ?? this.settings.host} did not settle: under way: ${this.log.inFlight.join(', ') || 'nothing'}; content ${shown === undefined ? 'not ' : ''}shown.`,
        );
    }
  }
}
