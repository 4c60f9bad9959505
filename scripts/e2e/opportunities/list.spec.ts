import type { FrameLocator, Locator } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { anyWidth } from '../tags.ts';
import { expect, expectAccessible, test } from '../portal.ts';
import { hostUrl } from '../stack.ts';
import { fail, freshCampaign, openAt } from '../investing.ts';
import { portalFrame } from '../portal-frame.ts';

const newest = (portal: FrameLocator) => portal.getByRole('region', { name: 'Newest campaigns' });
const expiring = (portal: FrameLocator) =>
  portal.getByRole('region', { name: 'Campaigns expiring soon' });
/** The number of campaigns: the position of the last one, since not every row is in the DOM. */
const rowCount = (area: Locator) =>
  area
    .getByRole('listitem')
    .last()
    .evaluate((row) => Number(row.getAttribute('aria-posinset')));
const toBottom = (area: Locator) =>
  area.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });

/** The card at the top of the area, and the distance of its top from the edge, px. */
const topCard = (area: Locator) =>
  area.evaluate((element) => {
    const edge = element.getBoundingClientRect().top;
    const cards = [...element.querySelectorAll('article')];
    const card = cards.find((each) => each.getBoundingClientRect().bottom > edge + 8);
    const top = card ? card.getBoundingClientRect().top - edge : Number.NaN;
    return { address: card?.querySelector('h2 a')?.getAttribute('href') ?? '', top };
  });

/** Loads pages until at least so many campaigns are in the list. */
async function scrollTo(area: Locator, atLeast: number): Promise<void> {
  await expect(async () => {
    await toBottom(area);
    expect(await rowCount(area)).toBeGreaterThanOrEqual(atLeast);
  }).toPass({ timeout: 20_000 });
}

test(
  '§4 loads page after page in both tabs, and each keeps its scroll position',
  { tag: anyWidth },
  async ({ page }) => {
    const { portal } = await openAt(page, paths.opportunities);
    await expect(portal.getByRole('tab', { name: 'Newest', selected: true })).toBeVisible();
    await expect(newest(portal).getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await scrollTo(newest(portal), 16);
    await newest(portal).evaluate((area) => {
      area.scrollTop = 1_300;
    });
    await page.waitForTimeout(300);
    const left = await topCard(newest(portal));

    await portal.getByRole('tab', { name: 'Expiring Soon' }).click();
    await expect(expiring(portal).getByRole('article').first()).toBeVisible();
    expect((await topCard(expiring(portal))).top).toBeLessThan(20);
    await scrollTo(expiring(portal), 11);

    await portal.getByRole('tab', { name: 'Newest' }).click();
    await expect.poll(async () => (await topCard(newest(portal))).address).toBe(left.address);
    expect(Math.abs((await topCard(newest(portal))).top - left.top)).toBeLessThan(4);
  },
);

test('skips the rendering of rows out of view without shifting the layout', async ({ page }) => {
  const { portal } = await openAt(page, paths.opportunities);
  const area = newest(portal);
  await portalFrame(page).evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) =>
      list.getEntries().forEach((shift) => {
        const value = Number(Reflect.get(shift, 'value'));
        // Words move by less than a pixel when their font arrives.
        if (value > 0.0005) shifts.push(value);
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await expect(area.getByRole('listitem').first()).toHaveAttribute('data-laid-out', '');
  await page.waitForTimeout(500);
  expect(await portalFrame(page).evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);

  await scrollTo(area, 20);
  // Up to row 20, which is loaded; another page may still arrive below it.
  const height = () =>
    area.evaluate((element) => {
      const topOf = (row: number) =>
        element.querySelector(`[aria-posinset="${row}"]`)?.getBoundingClientRect().top ?? NaN;
      return Math.round(topOf(20) - topOf(1));
    });
  const skipped = () =>
    area
      .getByRole('article')
      .evaluateAll(
        (cards) =>
          cards.filter((card) => !card.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  const before = await height();
  expect(before).toBeGreaterThan(0);
  await expect.poll(skipped).toBeGreaterThan(5);
  expect(await height()).toBe(before);
  await area.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await expect(area.getByRole('article').first()).toBeInViewport();
  expect(await height()).toBe(before);
});

test(
  'restores tab and scroll position on the return from a campaign, by history and by the link',
  { tag: anyWidth },
  async ({ page }) => {
    const { portal } = await openAt(page, `${paths.opportunities}?tab=expiring`);
    await scrollTo(expiring(portal), 11);
    await expiring(portal).evaluate((area) => {
      area.scrollTop = area.scrollHeight * 0.5;
    });
    await page.waitForTimeout(500);
    const left = await topCard(expiring(portal));
    // A Playwright click would first scroll the card into view.
    const openCard = () =>
      expiring(portal)
        .locator(`h2 a[href="${left.address}"]`)
        .evaluate((link: HTMLAnchorElement) => link.click());
    const expectRestored = async () => {
      await expect(
        portal.getByRole('tab', { name: 'Expiring Soon', selected: true }),
      ).toBeVisible();
      await expect.poll(async () => (await topCard(expiring(portal))).address).toBe(left.address);
      await expect
        .poll(async () => Math.abs((await topCard(expiring(portal))).top - left.top))
        .toBeLessThan(4);
    };

    await openCard();
    await expect(portal.getByRole('tab', { name: 'Introduction' })).toBeVisible();
    await portalFrame(page).evaluate(() => history.back());
    await expectRestored();
    await openCard();
    await expect(portal.getByRole('tab', { name: 'Introduction' })).toBeVisible();
    await portal
      .locator('main header')
      .getByRole('link', { name: 'Investment Opportunities' })
      .click();
    await expectRestored();
  },
);

test(
  'offers Retry when a page fails, and keeps the cards above',
  { tag: anyWidth },
  async ({ page }) => {
    const { portal, investor } = await openAt(page, paths.opportunities);
    const area = newest(portal);
    await expect(area.getByRole('article').first()).toBeVisible();
    const before = await rowCount(area);
    await fail(investor, 'newestCampaigns', { times: 1, status: 400, message: 'No page today.' });
    await toBottom(area);
    await expect(portal.getByText('No page today.')).toHaveCount(1);
    await expect(area.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await rowCount(area)).toBe(before);
    await area.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => rowCount(area)).toBeGreaterThan(before);
  },
);

test(
  '§2 stores the issuer of a card, and Invest Now leads to the amount',
  { tag: anyWidth },
  async ({ page }) => {
    const campaign = await freshCampaign({ endsInHours: 0.2 });
    const { portal } = await openAt(page, `${paths.opportunities}?tab=expiring`);
    const card = expiring(portal)
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${paths.campaign(campaign.guid)}"]`) });
    await expect(card).toContainText(campaign.nameOfIssuer);
    await expect(card).toContainText(campaign.address);
    await expect(card).toContainText(/\d+ minutes left/);
    await expect(card.getByRole('progressbar')).toBeVisible();
    await card.getByRole('button', { name: 'Invest Now' }).click();
    await expect(portal.getByLabel('Amount')).toBeVisible();
    const stored = await portalFrame(page).evaluate(() => localStorage.getItem('issuerGuid'));
    expect(stored).toBe(JSON.stringify(campaign.issuerGuid));
  },
);

test(
  'readings S3: shows the campaigns to a visitor, and the welcome screen behind each',
  { tag: anyWidth },
  async ({ page }) => {
    await page.goto(`${hostUrl}${paths.publicOpportunities}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
);

test(
  'keeps few rows of a long list in the DOM, among them the focused one',
  { tag: anyWidth },
  async ({ page }) => {
    const { portal } = await openAt(page, paths.opportunities);
    const area = newest(portal);
    const links = area.getByRole('article').getByRole('link');
    await scrollTo(area, 46);
    const renderedRows = () => area.getByRole('listitem').count();
    // The first 24 are always rendered; of the others, those near the viewport.
    await expect.poll(renderedRows).toBeLessThan(await rowCount(area));
    const address = await links.last().evaluate((link) => {
      link.focus();
      return link.getAttribute('href');
    });
    await area.evaluate((element) => {
      element.scrollTop = 0;
    });
    await expect(area.getByRole('article').first()).toBeInViewport();
    await expect.poll(renderedRows).toBeLessThan(33);
    await expect(area.locator(`h2 a[href="${address}"]`)).toBeFocused();
  },
);
