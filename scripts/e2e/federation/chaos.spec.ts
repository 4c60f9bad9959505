import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, freshInvestor } from '../portal.ts';
import {
  answer,
  failed,
  isEntry,
  isManifest,
  isRegistry,
  isScreens,
  onlyFor,
  silence,
  tampered,
  test,
} from './fixture.ts';
import { withBefore, type OwnFederation } from './own-federation.ts';

// What a fault does does not depend on the width of the screen.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000);

const newest = { name: 'Newest' };

/** The address of the page changes as by a link, so that the page keeps what it knows. */
async function visit(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function expectState(page: Page, state: RegExp) {
  await visit(page, '/__remotes');
  await expect(page.getByRole('row', { name: /opportunities/ })).toContainText(state);
}

const evil = 'window.evil = true;';
const attacks: [string, (url?: string) => boolean, string][] = [
  ['an entry', isEntry, evil],
  ['screens', isScreens, evil],
  ['a manifest', isManifest, ' '],
];

test.describe('files that somebody changed', () => {
  for (const [what, concerns, addition] of attacks)
    test(`${what}: never run, and the version before serves`, async ({ page, own }) => {
      own.change = (released) => ({ ...withBefore(released), previous: 'before' });
      const change = tampered(addition);
      own.disturb = (real) => (req, res) => (concerns(req.url) ? change(real) : real)(req, res);
      await page.goto(own.origin + paths.publicOpportunities);
      await expect(page.getByRole('tab', newest)).toBeVisible();
      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      await expectState(page, /loaded\s*before\s*previous/);
    });

  test('a screen that is fetched later is not run either', async ({ page, own }) => {
    const change = tampered(evil);
    const isCampaign = (url = '') => url.includes('/campaign.');
    own.disturb = (real) => (req, res) => (isCampaign(req.url) ? change(real) : real)(req, res);
    await signIn(page, own);
    await page.goto(own.origin + paths.publicOpportunities);
    const blocked = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await page.getByRole('article').first().getByRole('link').first().click();
    await blocked;
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });
});

test('an entry that never comes: the version before serves', async ({ page, own }) => {
  own.change = (released) => ({ ...withBefore(released), previous: 'before' });
  own.disturb = onlyFor(isEntry, silence);
  await page.goto(own.origin + paths.publicOpportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible({ timeout: 15_000 });
  await expectState(page, /loaded\s*before\s*previous.*timed out|loaded\s*before\s*previous/);
});

test('a slow CDN is waited for', async ({ page, own }) => {
  own.disturb =
    (real): RequestListener =>
    (req, res) =>
      void setTimeout(() => real(req, res), 1_500);
  await page.goto(own.origin + paths.publicOpportunities);
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expect(page.getByRole('tab', newest)).toBeVisible();
});

test.describe('the registry', () => {
  const faults: [string, RequestListener][] = [
    ['answers 503', answer(503, 'application/json', '{}')],
    ['is HTML', answer(200, 'text/html', '<!doctype html>')],
    ['never answers', silence],
  ];
  for (const [what, fault] of faults)
    test(`that ${what} is replaced by the last good one`, async ({ page, own }) => {
      await page.goto(own.origin + paths.publicOpportunities);
      await expect(page.getByRole('tab', newest)).toBeVisible();
      own.disturbHost = onlyFor(isRegistry, fault);
      await page.reload();
      await expect(page.getByRole('tab', newest)).toBeVisible({ timeout: 15_000 });
    });

  test('that was never seen leaves an error, until Retry finds it', async ({ page, own }) => {
    own.disturbHost = onlyFor(isRegistry, answer(503, 'application/json', '{}'));
    await page.goto(own.origin + paths.publicOpportunities);
    await expect(page.getByText(failed)).toBeVisible();
    own.disturbHost = undefined;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', newest)).toBeVisible();
  });

  test('can switch a remote off, and on again', async ({ page, own }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    own.change = (released) => ({ ...released, disabled: { reason: 'wrong totals' } });
    await page.goto(own.origin + paths.publicOpportunities);
    await expect(page.getByText('This part of the portal is switched off for now.')).toBeVisible();
    expect(asked.filter((url) => url.includes('/opportunities/'))).toEqual([]);
    own.change = (released) => released;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', newest)).toBeVisible();
  });

  test('sends an investor of the canary to it, and tells why another version serves', async ({
    page,
    own,
  }) => {
    own.change = (released) => ({
      ...withBefore(released),
      canary: { version: 'before', share: 100 },
    });
    await page.goto(own.origin + paths.publicOpportunities);
    await expectState(page, /loaded.*current/);
    await signIn(page, own);
    await page.goto(own.origin + paths.publicOpportunities);
    await expect(page.getByRole('tab', newest)).toBeVisible();
    await expectState(page, /loaded\s*before\s*canary/);
  });
});

test.describe('a version that was removed while a page was open', () => {
  const gone = answer(404, 'text/plain', 'Not found');

  test('the page is loaded anew, once, and shows what was asked for', async ({ page, own }) => {
    await signIn(page, own);
    await page.goto(own.origin + paths.publicOpportunities);
    const card = page.getByRole('article').first().getByRole('link').first();
    await expect(card).toBeVisible();
    own.disturb = () => gone;
    own.change = (released) => ({ ...withBefore(released), current: 'before' });
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    await card.click();
    await expect(page.getByRole('tab', { name: 'Introduction' })).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(false);
  });

  test('and whose successor is gone too does not reload for ever', async ({ page, own }) => {
    await signIn(page, own);
    await page.goto(own.origin + paths.publicOpportunities);
    const card = page.getByRole('article').first().getByRole('link').first();
    await expect(card).toBeVisible();
    let loads = 0;
    page.on('load', () => (loads += 1));
    own.disturb = () => gone;
    await card.click();
    await expect(page.getByText(failed)).toBeVisible();
    expect(loads).toBe(1);
  });
});

test('the platform is told which version failed, and why', async ({ page, own }) => {
  own.change = (released) => ({ ...withBefore(released), previous: 'before' });
  own.disturb = onlyFor(isManifest, answer(500, 'application/json', '{}'));
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('message', ({ data }) => told.push(data));
  });
  await page.goto(own.origin + paths.publicOpportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible();
  const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  expect(told).toContainEqual({
    action: 'portal:error',
    value: {
      source: 'opportunities',
      kind: 'load',
      version: own.version,
      reason: expect.stringContaining('answered 500'),
    },
  });
});

/** The session of a fresh investor, as the hand-over leaves it in the browser's storage. */
async function signIn(page: Page, own: OwnFederation) {
  const { code, externalReferenceCode, tokenDetails } = await freshInvestor('Premium');
  const external = JSON.stringify({ code, externalReferenceCode, tokenDetails });
  await page.goto(`${own.origin}/__remotes`);
  await page.evaluate((text) => localStorage.setItem('external', text), external);
}
