import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import {
  answer,
  expectState,
  failed,
  isEntry,
  isRegistry,
  isScreens,
  newest,
  onlyFor,
  signIn,
  silence,
  tampered,
  test,
  visit,
} from './fixture';
import { withBefore, type IsolatedFederation } from '../isolated/isolated-federation';

const evil = 'window.evil = true;';
const attacks: [string, (url?: string) => boolean, string][] = [
  ['an entry', isEntry, evil],
  ['screens', isScreens, evil],
];

test.describe('tampered files', () => {
  for (const [what, concerns, addition] of attacks)
    test(`${what} never runs, and the previous version serves`, async ({ page, federation }) => {
      federation.change = (released) => ({ ...withBefore(released), previous: 'before' });
      federation.disturb = onlyFor(concerns, tampered(addition));
      await page.goto(federation.origin + paths.publicOpportunities);
      await expect(page.getByRole('tab', newest)).toBeVisible();
      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      await expectState(page, /loaded\s*before\s*previous/);
    });

  test('a tampered screen that loads later does not run either', async ({ page, federation }) => {
    federation.disturb = onlyFor((url = '') => url.includes('/campaign.'), tampered(evil));
    const blocked = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await page.goto(federation.origin + paths.publicOpportunities);
    await blocked;
    await expect(page.getByRole('tab', newest)).toBeVisible();
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });
});

test('when an entry never arrives, the previous version serves, and the platform learns why', async ({
  page,
  federation,
}) => {
  federation.change = (released) => ({ ...withBefore(released), previous: 'before' });
  federation.disturb = onlyFor(isEntry, silence);
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('message', ({ data }) => told.push(data));
  });
  // The load event waits for the entry.
  await page.goto(federation.origin + paths.publicOpportunities, { waitUntil: 'commit' });
  await expect(page.getByRole('tab', newest)).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate('told')).toContainEqual({
    action: 'portal:error',
    value: {
      source: 'opportunities',
      kind: 'load',
      version: federation.version,
      reason: expect.stringContaining('entry.'),
    },
  });
  await expectState(page, /loaded\s*before\s*previous/);
});

test.describe('the registry', () => {
  test('that is unusable is replaced by the last good one', async ({ page, federation }) => {
    await page.goto(federation.origin + paths.publicOpportunities);
    await expect(page.getByRole('tab', newest)).toBeVisible();
    federation.registryIsDown = true;
    federation.disturbHost = onlyFor(isRegistry, answer(503, 'application/json', '{}'));
    await page.reload();
    await expect(page.getByRole('tab', newest)).toBeVisible();
  });

  test('shows an error when it was never loaded, until Retry finds it', async ({
    page,
    federation,
  }) => {
    federation.registryIsDown = true;
    await page.goto(federation.origin + paths.publicOpportunities);
    await expect(page.getByText(failed)).toBeVisible();
    federation.registryIsDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', newest)).toBeVisible();
  });

  test('gives a canary investor the canary, and the engineers’ page says why', async ({
    page,
    federation,
  }) => {
    federation.change = (released) => ({
      ...withBefore(released),
      canary: { version: 'before', share: 100 },
    });
    await page.goto(federation.origin + paths.publicOpportunities);
    await expectState(page, /loaded.*current/);
    await signIn(page, federation);
    await page.goto(federation.origin + paths.publicOpportunities);
    await expect(page.getByRole('tab', newest)).toBeVisible();
    await expectState(page, /loaded\s*before\s*canary/);
  });
});

test.describe('a version that was removed while a page was open', () => {
  const gone = answer(404, 'text/plain', 'Not found');
  const isLater = (url = '') => url.includes('/invest.');

  /** Opens the list while a later screen is loading, which responds 404 once `remove` is called. */
  async function openList(page: Page, federation: IsolatedFederation) {
    let remove = () => {};
    const removed = new Promise<void>((resolve) => (remove = resolve));
    federation.disturb = (real) => async (req, res) => {
      if (!isLater(req.url)) return real(req, res);
      await removed;
      return gone(req, res);
    };
    await page.goto(federation.origin + paths.publicOpportunities);
    await expect(page.getByRole('tab', newest)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    return remove;
  }

  const isSamePage = (page: Page) => page.evaluate(() => 'stillTheSamePage' in window);

  test('the page reloads with the current version', async ({ page, federation }) => {
    const remove = await openList(page, federation);
    federation.change = (released) => ({ ...withBefore(released), current: 'before' });
    const anew = page.waitForEvent('load');
    remove();
    await anew;
    await expect(page.getByRole('tab', newest)).toBeVisible();
    await expectState(page, /loaded\s*before\s*current/);
  });

  test('does not cause a reload loop when the registry still names it', async ({
    page,
    federation,
  }) => {
    const remove = await openList(page, federation);
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

  test('keeps typed text until the screen is left', async ({ page, federation }) => {
    const remove = await openList(page, federation);
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
