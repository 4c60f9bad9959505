import { chromium, type Browser, type CDPSession, type Frame, type Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';
import { origin, platformPort } from '../serve/addresses.ts';
import { observeFrame, type FrameRecord } from './observe-frame.ts';
import { RequestLog } from './request-log.ts';
import { cpuSlowdown, slow4g } from './throttle.ts';

/** A phone, like most investors use. */
const viewport = { width: 360, height: 800 };
/** Longer than the delay before a screen prefetches (use-idle-prefetch.ts), so that no page is left during it. */
const quietMs = 3_000;
const settleTimeoutMs = 60_000;

export interface VisitSettings {
  host: string;
  investor: string;
  content: string;
  fingerprint: string;
  /** False when a network link slows it down instead. */
  throttleNetwork: boolean;
}

/** A browser with one page, which shows the portal inside the platform's page. */
export class Visit {
  private constructor(
    private readonly settings: VisitSettings,
    private readonly browser: Browser,
    private readonly page: Page,
    readonly log: RequestLog,
    readonly cdp: CDPSession,
  ) {}

  static async begin(settings: VisitSettings): Promise<Visit> {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--ignore-certificate-errors-spki-list=${settings.fingerprint}`,
      ],
    });
    const context = await browser.newContext({ viewport, timezoneId: 'Asia/Manila' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const log = await RequestLog.of(cdp);
    if (settings.throttleNetwork) await cdp.send('Network.emulateNetworkConditions', slow4g);
    // The helper that tsx calls in compiled functions to keep their names.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observeFrame, settings.content);
    const visit = new Visit(settings, browser, page, log, cdp);
    await visit.slowCpu();
    return visit;
  }

  /** Loads an address of the portal; the browser keeps its cache. */
  async open(path: string): Promise<FrameRecord> {
    this.log.forget();
    const { host, investor } = this.settings;
    const asked = new URLSearchParams({ portal: host + path, investor });
    await this.page.goto(`${origin(platformPort)}/?${asked.toString()}`);
    return this.settled();
  }

  /** Navigates inside the portal, as a link would. */
  async go(path: string, content: string): Promise<FrameRecord> {
    await this.portal().evaluate(
      ([to, wanted]) => {
        window.benchWaitFor?.(wanted);
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      },
      [path, content] as const,
    );
    return this.settled();
  }

  /** Slows the CPU down by this factor from now on. */
  async slowCpu(times = cpuSlowdown): Promise<void> {
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  }

  portal(): Frame {
    const frame = this.page.frames().find((each) => each.url().startsWith(this.settings.host));
    if (!frame) throw new Error(`The portal of ${this.settings.host} is not on the page.`);
    return frame;
  }

  async end(): Promise<void> {
    await this.browser.close();
  }

  /** The document's report once its content is visible and the page has settled. */
  private async settled(): Promise<FrameRecord> {
    const began = performance.now();
    let quietSince = began;
    for (;;) {
      await wait(100);
      const now = performance.now();
      const record = await this.portal().evaluate(() => window.benchRecord);
      if (this.log.inFlight.length > 0 || !record || record.shown === null) quietSince = now;
      else if (now - quietSince > quietMs) return record;
      if (now - began > settleTimeoutMs)
        throw new Error(
          `${this.portal().url()} did not settle: under way: ${this.log.inFlight.join(', ') || 'nothing'}; content ${record?.shown === null ? 'not ' : ''}shown.`,
        );
    }
  }
}
