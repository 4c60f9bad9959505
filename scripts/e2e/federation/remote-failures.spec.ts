import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { withBefore } from '../isolated/isolated-federation';
import {
  answer,
  expectState,
  failed,
  isEntry,
  newest,
  onlyFor,
  silence,
  tampered,
  test,
} from './fixture';

test('a remote whose entry was cut off shows an error in its place, and Retry without a reload', async ({
  page,
  federation,
}) => {
  federation.disturb = onlyFor(isEntry, answer(200, 'text/javascript', 'var opportunities = (()'));
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

const evil = tampered('window.evil = true;');

test('a tampered entry never runs, and the previous version serves', async ({
  page,
  federation,
}) => {
  // Records each chunk that runs, whichever version takes it (decision 97).
  await page.addInitScript(() => {
    const ran: string[] = [];
    const chunks: unknown[][] = [];
    chunks.push = (chunk) => {
      ran.push((document.currentScript as HTMLScriptElement).src.split('?')[0] ?? '');
      return (chunks[chunks.length] = chunk).length;
    };
    Object.assign(window, { ran, portalChunks_opportunities: chunks });
  });
  federation.change = (released) => ({ ...withBefore(released), previous: 'before' });
  federation.disturb = onlyFor(isEntry, evil);
  await page.goto(federation.origin + paths.publicOpportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible();
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  const ran = await page.evaluate(() => Reflect.get(window, 'ran') as string[]);
  expect(ran).not.toEqual([]);
  expect(ran).toEqual([...new Set(ran)]);
  await expectState(page, /loaded\s*before\s*previous/);
});

// Another browser, because a file that was loaded completely stays in the cache.
test('a tampered screen that loads later does not run either', async ({ page, federation }) => {
  federation.disturb = onlyFor((url = '') => url.includes('/campaign.'), evil);
  const blocked = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(federation.origin + paths.publicOpportunities);
  await blocked;
  await expect(page.getByRole('tab', newest)).toBeVisible();
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
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
