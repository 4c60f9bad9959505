import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal.ts';
import {
  answer,
  expectState,
  failed,
  isEntry,
  isManifest,
  isRegistry,
  isScreens,
  newest,
  onlyFor,
  signIn,
  silence,
  tampered,
  test,
  visit,
} from './fixture.ts';
import {
  withBefore,
  withoutStart,
  type IsolatedFederation,
} from '../isolated/isolated-federation.ts';

const evil = 'window.evil = true;';
const attacks: [string, (url?: string) => boolean, string][] = [
  ['an entry', isEntry, evil],
  ['screens', isScreens, evil],
  ['a manifest', isManifest, ' '],
];

test.describe('files that somebody changed', () => {
  for (const [what, concerns, addition] of attacks)
    test(`${what}: never run, and the version before serves`, async ({ page, own }) => {
      own.change = (released) => {
        const both = { ...withBefore(released), previous: 'before' };
        return concerns === isManifest ? withoutStart(both) : both;
      };
      own.disturb = onlyFor(concerns, tampered(addition));
      await page.goto(own.origin + paths.publicOpportunities);
      await expect(page.getByRole('tab', newest)).toBeVisible();
      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      await expectState(page, /loaded\s*before\s*previous/);
    });

  test('a screen that is fetched later is not run either', async ({ page, own }) => {
    own.disturb = onlyFor((url = '') => url.includes('/campaign.'), tampered(evil));
    const blocked = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await page.goto(own.origin + paths.publicOpportunities);
    await blocked;
    await expect(page.getByRole('tab', newest)).toBeVisible();
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });
});

test('an entry that never comes: the version before serves', async ({ page, own }) => {
  own.change = (released) => ({ ...withBefore(released), previous: 'before' });
  own.disturb = onlyFor(isEntry, silence);
  await page.goto(own.origin + paths.publicOpportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible({ timeout: 15_000 });
  await expectState(page, /loaded\s*before\s*previous/);
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
      own.registryIsDown = true;
      own.disturbHost = onlyFor(isRegistry, fault);
      await page.reload();
      await expect(page.getByRole('tab', newest)).toBeVisible({ timeout: 15_000 });
    });

  test('that was never seen leaves an error, until Retry finds it', async ({ page, own }) => {
    own.registryIsDown = true;
    await page.goto(own.origin + paths.publicOpportunities);
    await expect(page.getByText(failed)).toBeVisible();
    own.registryIsDown = false;
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
  const isLater = (url = '') => url.includes('/invest.');

  /** At the list, while a later screen is being fetched that will turn out to be gone; `remove` lets it. */
  async function openList(page: Page, own: IsolatedFederation) {
    let remove = () => {};
    const removed = new Promise<void>((resolve) => (remove = resolve));
    own.disturb = (real) => async (req, res) => {
      if (!isLater(req.url)) return real(req, res);
      await removed;
      return gone(req, res);
    };
    await page.goto(own.origin + paths.publicOpportunities);
    await expect(page.getByRole('tab', newest)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    return remove;
  }

  const isSamePage = (page: Page) => page.evaluate(() => 'stillTheSamePage' in window);

  test('the page is loaded anew, with what runs now', async ({ page, own }) => {
    const remove = await openList(page, own);
    own.change = (released) => ({ ...withBefore(released), current: 'before' });
    const anew = page.waitForEvent('load');
    remove();
    await anew;
    await expect(page.getByRole('tab', newest)).toBeVisible();
    await expectState(page, /loaded\s*before\s*current/);
  });

  test('and that is still named does not make it reload for ever', async ({ page, own }) => {
    const remove = await openList(page, own);
    let loads = 0;
    let asked = 0;
    page.on('load', () => (loads += 1));
    page.on('request', (request) => (asked += request.method() === 'HEAD' ? 1 : 0));
    remove();
    await expect.poll(() => asked).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('tab', newest)).toBeVisible();
    expect(loads).toBe(1);
  });

  test('keeps what was typed, until the screen is left', async ({ page, own }) => {
    const remove = await openList(page, own);
    await page.evaluate(() => document.body.append(document.createElement('input')));
    const field = page.getByRole('textbox');
    await field.fill('solar');
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    remove();
    expect((await asked).status()).toBe(404);
    await page.waitForLoadState('networkidle');
    expect(await isSamePage(page)).toBe(true);
    await expect(field).toHaveValue('solar');
    const anew = page.waitForEvent('load');
    await visit(page, paths.acceptance);
    await anew;
  });
});

test('the platform is told which version failed, and why', async ({ page, own }) => {
  own.change = (released) => withoutStart({ ...withBefore(released), previous: 'before' });
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
      reason: expect.stringContaining('Failed to fetch'),
    },
  });
});
