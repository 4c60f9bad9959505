import type { Page } from '@playwright/test';
import type { RequestListener } from 'node:http';
import { expect, freshInvestor, test as base } from '../portal.ts';
import { IsolatedFederation } from '../isolated/isolated-federation.ts';

/** A test with a host and remotes of its own, to be broken at will. */
export const test = base.extend<{ own: IsolatedFederation }>({
  own: async ({}, use) => {
    const own = new IsolatedFederation();
    await own.start();
    await use(own);
    await own.stop();
  },
});

/** The first tab of the list of campaigns. */
export const newest = { name: 'Newest' };
export const failed = 'We couldn’t load this part of the portal.';

export const isManifest = (url = '') => url.includes('mf-manifest.json');
export const isEntry = (url = '') => url.includes('/entry.');
export const isScreens = (url = '') => url.includes('__federation_expose_routes');
export const isRegistry = (url = '') => url.includes('/releases.json');

export function answer(status: number, type: string, body: string): RequestListener {
  return (_req, res) => {
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('content-type', type);
    res.writeHead(status).end(body);
  };
}

/** Breaks what `concerns` names, and nothing else. */
export function onlyFor(concerns: (url?: string) => boolean, fault: RequestListener) {
  return (real: RequestListener): RequestListener =>
    (req, res) =>
      (concerns(req.url) ? fault : real)(req, res);
}

/** Never answers. */
export const silence: RequestListener = () => undefined;

/** The real file with something added: what a compromised CDN would send. */
export function tampered(addition: string): RequestListener {
  return async (req, res) => {
    const file = req.url?.replace(/^\/opportunities\/[^/]+\//, '/opportunities/before/') ?? '';
    const real = await fetch(`http://${req.headers.host}${file}`);
    const type = real.headers.get('content-type') ?? '';
    answer(real.status, type, (await real.text()) + addition)(req, res);
  };
}

/** The address of the page changes as by a link, so that the page keeps what it knows. */
export async function visit(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** What the page of engineers says of the opportunities remote. */
export async function expectState(page: Page, state: RegExp) {
  await visit(page, '/__remotes');
  await expect(page.getByRole('row', { name: /opportunities/ })).toContainText(state);
}

/** The session of a fresh investor, as the hand-over leaves it in the browser's storage. */
export async function signIn(page: Page, own: IsolatedFederation) {
  const { code, externalReferenceCode, tokenDetails } = await freshInvestor('Premium');
  const external = JSON.stringify({ code, externalReferenceCode, tokenDetails });
  await page.goto(`${own.origin}/__remotes`);
  await page.evaluate((text) => localStorage.setItem('external', text), external);
}
