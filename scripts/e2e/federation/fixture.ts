import type { Page } from '@playwright/test';
import type { RequestListener } from 'node:http';
import { expect, freshInvestor, test as base, type Investor, followLink } from '../portal';
import { detailsOf } from '../isolated/isolated-servers';
import { IsolatedFederation } from '../isolated/isolated-federation';

export const test = base.extend<{ federation: IsolatedFederation }>({
  federation: async ({}, use) => {
    const federation = new IsolatedFederation();
    await federation.start();
    await use(federation);
    await federation.stop();
  },
});

export const newest = { name: 'Newest' };
export const failed = 'We couldn’t load this page';

export const isEntry = (url = '') => url.includes('/entry.');
export const isRegistry = (url = '') => url.includes('/releases.json');

export function answer(status: number, type: string, body: string): RequestListener {
  return (_req, res) => {
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('content-type', type);
    res.writeHead(status).end(body);
  };
}

export function onlyFor(concerns: (url?: string) => boolean, fault: RequestListener) {
  return (real: RequestListener): RequestListener =>
    (req, res) =>
      (concerns(req.url) ? fault : real)(req, res);
}

export const silence: RequestListener = () => undefined;

/** Serves the real file with an addition, as a compromised CDN would. */
export function tampered(addition: string): RequestListener {
  return async (req, res) => {
    const file = req.url?.replace(/^\/opportunities\//, '/opportunities/before/') ?? '';
    const real = await fetch(`http://${req.headers.host}${file}`);
    const type = real.headers.get('content-type') ?? '';
    answer(real.status, type, (await real.text()) + addition)(req, res);
  };
}

/** Navigates like a link, without reloading the page. */
export const visit = (page: Page, path: string) =>
  followLink(page, path, new URL(page.url()).origin);

export async function expectState(page: Page, state: RegExp) {
  await visit(page, '/__remotes');
  await expect(page.getByRole('row', { name: /opportunities/ })).toContainText(state);
}

/** Stores an investor's session in the browser, as the hand-over does; by default the session of a new investor. */
export async function signIn(
  page: Page,
  { origin }: { origin: string },
  investor?: Investor,
  cohort?: string,
) {
  const details = detailsOf(investor ?? (await freshInvestor('Premium')));
  const external = JSON.stringify({ ...details, cohort });
  // A page of the portal's origin that runs no script.
  await page.goto(`${origin}/config.json`);
  await page.evaluate((text) => localStorage.setItem('external', text), external);
}
