import type { RequestListener } from 'node:http';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { answer, failed, isEntry, isScreens, newest, onlyFor, test } from './fixture';

const faults: [string, (url?: string) => boolean, RequestListener][] = [
  [
    'a remote whose entry was cut off shows an error in its place, and Retry without a reload',
    isEntry,
    answer(200, 'text/javascript', 'var opportunities = (()'),
  ],
  [
    'a remote whose screens are missing shows the same',
    isScreens,
    answer(404, 'text/plain', 'Not found'),
  ],
];

// Each fault has its own browser, because a file that was loaded completely stays in the cache.
for (const [title, concerns, fault] of faults)
  test(title, async ({ page, federation }) => {
    federation.disturb = onlyFor(concerns, fault);
    await page.goto(federation.origin + paths.publicOpportunities);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

    federation.disturb = undefined;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', newest)).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  });

test('scripts that the host loads later never run damaged: they are asked for plain, without a loop, and Retry follows', async ({
  page,
  federation,
}) => {
  const isLater = (url = '') => /^\/assets\/(?!main\.|libraries\.).*\.js/.test(url);
  const asked: string[] = [];
  federation.disturbHost = onlyFor(isLater, (req, res) => {
    asked.push(req.url ?? '');
    answer(200, 'text/javascript', 'window.evil = true;')(req, res);
  });
  await page.goto(`${federation.origin}/__remotes`);
  await expect(page.getByText('We couldn’t load this part of the page')).toBeVisible();
  // In a loop the network would never be idle.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  const plain = asked.filter((url) => url.endsWith('?plain'));
  const first = asked.filter((url) => !url.endsWith('?plain'));
  expect(plain).not.toHaveLength(0);
  expect(first).toEqual([...new Set(first)]);
  federation.disturbHost = undefined;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: /opportunities/ })).toBeVisible();
});

test('leaving while a remote loads does not prevent it from loading later', async ({
  page,
  federation,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  federation.disturb = (real) => async (req, res) => {
    if (isEntry(req.url)) await held;
    real(req, res);
  };
  // The load event would wait for the remote's scripts.
  await page.goto(federation.origin + paths.publicOpportunities, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Investor portal' })).toBeVisible();
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/nowhere'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  release();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Newest' })).toBeVisible();
});
