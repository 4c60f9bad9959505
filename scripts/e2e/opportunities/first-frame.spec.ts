import type { Locator, Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { goTo, portalFrame } from '../portal-frame';
import {
  control,
  expect,
  expectAccessible,
  freshInvestor,
  openPortal,
  test,
  type Investor,
  type Tier,
} from '../portal';

/* A first frame (decision 106), which these tests hold by holding back the portal's script. */

declare global {
  interface Window {
    shiftOfLayout?: number;
  }
}

/** Runs in every document before its first script, so it must be self-contained. */
function prepareDocument(): void {
  // The frame's shadow tree is closed, so that nothing but the frame works with it.
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function openShadow(init) {
    return attach.call(this, { ...init, mode: 'open' });
  };
  window.shiftOfLayout = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.shiftOfLayout = (window.shiftOfLayout ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens an address again, and keeps the portal's script back until the returned function is called. */
async function openWithoutScript(page: Page, investor: Investor, address: string) {
  await page.addInitScript(prepareDocument);
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const loaded = goTo(page, address);
  const root = portal.locator('html');
  return {
    portal,
    root,
    frame: portal.locator('#portal + div'),
    start: async () => {
      release();
      await loaded;
      await expect(root).not.toHaveAttribute('data-first-frame');
    },
  };
}

/** Without the initials, which stand for a logo until its link is known, and without the time left, which passes. */
async function textsOf(cards: Locator): Promise<string[]> {
  const texts = await cards.allTextContents();
  return texts.map((text) =>
    text.replace(/^[A-Z]{2}(?=[A-Z][a-z])|\d+ (?:day|hour|minute)s?/g, ''),
  );
}

test('the newest campaigns are there before the portal’s script, as React shows them', async ({
  page,
}) => {
  const investor = await freshInvestor('Premium');
  const { portal, frame, start } = await openWithoutScript(page, investor, paths.opportunities);
  const cards = frame.getByRole('listitem');
  await expect(frame.getByRole('heading', { name: 'Investment Opportunities' })).toBeVisible();
  await expect(cards.first().locator('img')).toHaveAttribute('src', /banner/);
  await expectAccessible(page);
  const seen = await textsOf(cards);
  const place = await cards.last().boundingBox();
  await start();
  const rows = portal.getByRole('listitem');
  expect(seen.length).toBeGreaterThan(2);
  expect((await textsOf(rows)).slice(0, seen.length)).toEqual(seen);
  expect(await rows.nth(seen.length - 1).boundingBox()).toEqual(place);
  // Inter replaces the fallback font, whose widths are almost the same.
  expect(await portalFrame(page).evaluate(() => window.shiftOfLayout)).toBeLessThan(0.001);
});

test('a press before the portal’s script opens the same screen once it has arrived', async ({
  page,
}) => {
  const investor = await freshInvestor('Premium');
  const { portal, frame, start } = await openWithoutScript(page, investor, paths.opportunities);
  await frame.getByRole('button', { name: 'Invest Now' }).first().click();
  await start();
  await expect(portal.getByRole('group', { name: 'Whole shares' })).toBeVisible();
});

test('the focus and the scroll position stay', async ({ page }) => {
  const investor = await freshInvestor('Premium');
  const { portal, frame, start } = await openWithoutScript(page, investor, paths.opportunities);
  const link = frame.getByRole('heading', { level: 2 }).getByRole('link').nth(2);
  await link.focus();
  const href = (await link.getAttribute('href')) ?? '';
  const area = frame.getByRole('region', { name: 'Newest campaigns' });
  const scrolled = await area.evaluate((element) => element.scrollTop);
  await start();
  await expect(portal.locator(`main a[href="${href}"]`)).toBeFocused();
  const after = portal.getByRole('region', { name: 'Newest campaigns' });
  await expect.poll(() => after.evaluate((element) => element.scrollTop)).toBe(scrolled);
});

const call = 'newestCampaigns';
const withoutFrame: { when: string; tier?: Tier; search?: string; fault?: object }[] = [
  { when: 'the investor is not registered', tier: 'New' },
  { when: 'the address selects another list', search: '?tab=expiring' },
  { when: 'the list fails', fault: { call, status: 500 } },
  {
    when: 'the list is unreadable',
    fault: { call, response: { status: 200, body: '{"data":[1]}' } },
  },
];

for (const { when, tier = 'Premium', search = '', fault } of withoutFrame)
  test(`there is no first frame when ${when}`, async ({ page }) => {
    const investor = await freshInvestor(tier);
    const { externalReferenceCode } = investor;
    if (fault) await control('faults', { ...fault, externalReferenceCode });
    const address = paths.opportunities + search;
    const { portal, root, frame, start } = await openWithoutScript(page, investor, address);
    // The frame would be there soon after the responses.
    await page.waitForResponse(/\/partner\/partner\/.*\/details$/);
    await portalFrame(page).evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    await expect(frame).toHaveCount(0);
    await expect(root).not.toHaveAttribute('data-first-frame');
    await start();
    await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  });
