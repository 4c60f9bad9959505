import type { Frame, FrameLocator, Page } from '@playwright/test';
import type { RequestListener } from 'node:http';
import { remotes } from '../../workspace/apps';
import { listenOn, type RunningServer } from '../../serve/listen';
import { hostWith, stackRegistry } from './isolated-federation';
import { expect, test as base, type Investor, portalFrame } from '../portal';
import { sandboxUrl, stackEnvironment } from '../stack';

interface PlatformResponse {
  type: string;
  text: string;
  headers?: Record<string, string>;
}

// A page that embeds the portal and records the posted actions in `posted`. The page hands over when a test calls `handOver`.
// Once `investor` is set, it also hands over on 'portal:ready' and 'portal:session-expired'.
const quietPlatform = (portal: string, address: string) => `<!doctype html>
<html lang="en">
  <title>Platform</title>
  <iframe title="Investor portal" src="${portal}${address}" style="width: 100%; height: 90vh"></iframe>
  <script>
    const posted = [];
    let investor = null;
    const portal = document.querySelector('iframe').contentWindow;
    const handOver = (details) =>
      portal.postMessage({ action: 'bibo', value: JSON.stringify(details) }, '${portal}');
    addEventListener('message', ({ data }) => {
      posted.push(data.action);
      if (investor && /ready|session-expired/.test(data.action)) handOver(investor);
    });
  </script>
</html>`;

/** A platform and a host for one test, on two origins, with the stack's builds, remotes and sandbox. */
export class IsolatedServers {
  /** Settings for `/config.json` besides the partner API and the platform's origin. Set them before opening a page. */
  settings: object = {};
  /** Replaces the text of `/config.json`, in the page too. */
  served: string | undefined;
  html = quietPlatform;
  opens = '/';
  readonly responses: Record<string, () => PlatformResponse | Promise<PlatformResponse>> = {};
  private platform: RunningServer | undefined;
  private host: RunningServer | undefined;

  async start(): Promise<void> {
    this.platform = await listenOn(0, async (req, res) => {
      const page = () => ({ type: 'text/html', text: this.html(this.portalUrl, this.opens) });
      const respond = this.responses[`${req.method} ${req.url}`] ?? page;
      const { type, text, headers = {} }: PlatformResponse = await respond();
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      res.setHeader('content-type', type);
      res.end(text);
    });
    let app: RequestListener | undefined;
    this.host = await listenOn(0, (req, res) => {
      app ??= this.hostListener();
      app(req, res);
    });
  }

  async stop(): Promise<void> {
    await Promise.all([this.platform?.close(), this.host?.close()]);
  }

  get platformUrl(): string {
    return originOf(this.platform);
  }

  get portalUrl(): string {
    return originOf(this.host);
  }

  frame(page: Page): Frame {
    return portalFrame(page, this.portalUrl);
  }

  private hostListener(): RequestListener {
    const { host: _host, ...released } = stackRegistry();
    const settings = {
      partnerApiUrl: sandboxUrl,
      platformOrigins: [this.platformUrl],
      ...this.settings,
    };
    return hostWith(settings, {
      configText: () => this.served ?? JSON.stringify(settings),
      releases: () => JSON.stringify(released),
      remotes: remotes.map(({ port }) => `http://localhost:${stackEnvironment[port]}`),
    });
  }
}

function originOf(server: RunningServer | undefined): string {
  if (!server) throw new Error('The servers are not started.');
  return server.origin;
}

/** Returns everything that a document has stored, as JSON. */
export function storedIn(frame: Frame | Page): Promise<string> {
  return frame.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

export function detailsOf({ code, externalReferenceCode, tokenDetails }: Investor) {
  return { code, externalReferenceCode, tokenDetails };
}

export async function handOver(page: Page, investor: Investor): Promise<void> {
  await page.evaluate(`handOver(${JSON.stringify(detailsOf(investor))})`);
}

/** Makes the platform's page hand over whenever the portal requests a session. */
export async function handOverOnRequest(page: Page, investor: Investor): Promise<void> {
  await page.evaluate(`investor = ${JSON.stringify(detailsOf(investor))}`);
}

/** Waits until the portal has posted an action since the platform's page opened. */
export async function expectPosted(page: Page, action: string): Promise<void> {
  await expect.poll(() => page.evaluate(`posted.includes('${action}')`)).toBe(true);
}

/** Opens the platform's page, and hands over this investor as soon as the portal is ready. */
export async function openFor(
  page: Page,
  own: IsolatedServers,
  investor: Investor,
): Promise<FrameLocator> {
  await page.goto(own.platformUrl);
  await expectPosted(page, 'portal:ready');
  await handOver(page, investor);
  return page.frameLocator('iframe');
}

/** Runs the page's timers, and waits for responses. Needs `page.clock.install()` before the page opens. */
export async function byTheClock(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.waitForTimeout(500);
}

export const test = base.extend<{ own: IsolatedServers }>({
  own: async ({}, use) => {
    const own = new IsolatedServers();
    await own.start();
    await use(own);
    await own.stop();
  },
});

export { expect, expectAccessible, freshInvestor } from '../portal';
