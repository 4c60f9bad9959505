import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { answer, expectState, isEntry, newest, onlyFor, silence, tampered, test } from './fixture';
import { withBefore } from '../isolated/isolated-federation';

const evil = 'window.evil = true;';

test.describe('tampered files', () => {
  test('an entry never runs, and the previous version serves', async ({ page, federation }) => {
    federation.change = (released) => ({ ...withBefore(released), previous: 'before' });
    federation.disturb = onlyFor(isEntry, tampered(evil));
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
  await page.clock.install();
  // The load event would wait for the entry.
  await page.goto(federation.origin + paths.publicOpportunities, { waitUntil: 'commit' });
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await page.waitForTimeout(500);
  // The portal waits eight seconds for an entry.
  await page.clock.runFor(8_500);
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

test('a page whose version was removed while it was open reloads with the current one', async ({
  page,
  federation,
}) => {
  let remove = () => {};
  const removed = new Promise<void>((resolve) => (remove = resolve));
  federation.disturb = onlyFor(
    (url = '') => url.includes('/invest.'),
    (req, res) => void removed.then(() => answer(404, 'text/plain', 'Not found')(req, res)),
  );
  await page.goto(federation.origin + paths.publicOpportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible();
  federation.change = (released) => ({ ...withBefore(released), current: 'before' });
  const anew = page.waitForEvent('load');
  remove();
  await anew;
  await expect(page.getByRole('tab', newest)).toBeVisible();
  await expectState(page, /loaded\s*before\s*current/);
});
