import type { Frame, Page } from '@playwright/test';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { remotes, root } from '../../workspace/apps.ts';
import { hostApp } from '../../serve/host-app.ts';
import { listenOn, type Listening } from '../../serve/listen.ts';
import { stackRegistry } from './isolated-federation.ts';
import { portalFrame } from '../portal-frame.ts';
import { expect, test as base, type Investor } from '../portal.ts';
import { sandboxUrl, stackEnvironment } from '../stack.ts';

type Place = Listening & { origin: string };

interface Answer {
  type: string;
  text: string;
}

/**
 * A platform page that embeds the portal and records its messages in `said`. It hands over when a test says so
 * (`handOver`) and, once `investor` is set, by itself on 'portal:ready' and 'portal:session-expired'.
 */
const quietPlatform = (portal: string, address: string) => `<!doctype html>
<html lang="en">
  <title>Platform</title>
  <iframe title="Investor portal" src="${portal}${address}" style="width: 100%; height: 90vh"></iframe>
  <script>
    const said = [];
    let investor = null;
    const portal = document.querySelector('iframe').contentWindow;
    const handOver = (details) =>
      portal.postMessage({ action: 'bibo', value: JSON.stringify(details) }, '${portal}');
    addEventListener('message', ({ data }) => {
      said.push(data.action);
      if (investor && /ready|session-expired/.test(data.action)) handOver(investor);
    });
  </script>
</html>`;

/** A platform and a host for one test, each on its own origin, with the stack's builds, remotes and sandbox. */
export class IsolatedPlaces {
  /** Additional keys of `/config.json`; to be set before a page opens. */
  settings: object = {};
  /** Replaces the host's configuration in `/config.json` and in the page. */
  served: string | undefined;
  /** The platform's page, and the portal's address in its frame. */
  html = quietPlatform;
  opens = '/';
  /** Further responses of the platform, by method and path. */
  readonly answers: Record<string, () => Answer | Promise<Answer>> = {};
  private platform: Place | undefined;
  private host: Place | undefined;

  async start(): Promise<void> {
    this.platform = await listenOn(0, async (req, res) => {
      const page = () => ({ type: 'text/html', text: this.html(this.portalUrl, this.opens) });
      const { type, text } = await (this.answers[`${req.method} ${req.url}`] ?? page)();
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
    return originOfPlace(this.platform);
  }

  get portalUrl(): string {
    return originOfPlace(this.host);
  }

  /** The portal's frame on a page of the platform. */
  frame(page: Page): Frame {
    return portalFrame(page, this.portalUrl);
  }

  private hostListener(): RequestListener {
    const { host, ...released } = stackRegistry();
    const config = v.parse(runtimeConfigSchema, {
      partnerApiUrl: sandboxUrl,
      platformOrigins: [this.platformUrl],
      ...this.settings,
    });
    return hostApp({
      dist: path.join(root, 'host/dist', host?.version ?? ''),
      config,
      configText: () => this.served ?? JSON.stringify(config),
      releases: () => JSON.stringify(released),
      remotes: remotes.map(({ port }) => `http://localhost:${stackEnvironment[port]}`),
    });
  }
}

function originOfPlace(place: Place | undefined): string {
  if (!place) throw new Error('The servers are not started.');
  return place.origin;
}

/** The investor's details in the message 'bibo'. */
export function detailsOf({ code, externalReferenceCode, tokenDetails }: Investor) {
  return { code, externalReferenceCode, tokenDetails };
}

/** Makes the platform's page hand over now. */
export async function handOver(page: Page, investor: Investor): Promise<void> {
  await page.evaluate(`handOver(${JSON.stringify(detailsOf(investor))})`);
}

/** Makes it hand over whenever the portal asks. */
export async function answerWith(page: Page, investor: Investor): Promise<void> {
  await page.evaluate(`investor = ${JSON.stringify(detailsOf(investor))}`);
}

/** Waits until the portal has sent a message to the platform's current page. */
export async function expectSaid(page: Page, action: string, times = 1): Promise<void> {
  await expect
    .poll(() => page.evaluate(`said.filter((each) => each === '${action}').length`))
    .toBeGreaterThanOrEqual(times);
}

export const test = base.extend<{ own: IsolatedPlaces }>({
  own: async ({}, use) => {
    const own = new IsolatedPlaces();
    await own.start();
    await use(own);
    await own.stop();
  },
});

export { expect, expectAccessible, freshInvestor } from '../portal.ts';
