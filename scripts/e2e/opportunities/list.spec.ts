import type { Locator } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, expectAccessible, test, portalFrame } from '../portal';
import { freshCampaign, openAt } from '../investing';

/** Returns the number of campaigns from the position of the last row, because not every row is in the DOM. */
const rowCount = (area: Locator) =>
  area
    .getByRole('listitem')
    .last()
    .evaluate((row) => Number(row.getAttribute('aria-posinset')));

const topCard = (area: Locator) =>
  area.evaluate((element) => {
    const edge = element.getBoundingClientRect().top;
    const cards = [...element.querySelectorAll('article')];
    const card = cards.find((each) => each.getBoundingClientRect().bottom > edge + 8);
    const top = card ? card.getBoundingClientRect().top - edge : Number.NaN;
    return { address: card?.querySelector('h2 a')?.getAttribute('href') ?? '', top };
  });

const scroll = (area: Locator, top: number) =>
  area.evaluate((element, to) => {
    element.scrollTop = to;
  }, top);

async function expectAt(area: Locator, left: Awaited<ReturnType<typeof topCard>>): Promise<void> {
  await expect.poll(async () => (await topCard(area)).address).toBe(left.address);
  await expect.poll(async () => Math.abs((await topCard(area)).top - left.top)).toBeLessThan(4);
}

/** Scrolls page by page, so that a slow machine has the time of an expectation for each page. */
async function scrollTo(area: Locator, atLeast: number): Promise<void> {
  for (let rows = await rowCount(area); rows < atLeast; rows = await rowCount(area))
    await expect(async () => {
      await scroll(area, 1e9);
      expect(await rowCount(area)).toBeGreaterThan(rows);
    }).toPass();
}

test('§4 loads page after page in both tabs, which keep few rows and their places, on the return from a campaign too', async ({
  page,
}) => {
  const campaign = await freshCampaign({ endsInHours: 0.2 });
  const { portal } = await openAt(page, paths.opportunities);
  const area = portal.getByRole('region', { name: 'Newest campaigns' });
  const other = portal.getByRole('region', { name: 'Campaigns expiring soon' });
  await expect(portal.getByRole('tab', { name: 'Newest', selected: true })).toBeVisible();
  await expect(area.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await scrollTo(area, 46);
  await test.step('of many rows, few are in the DOM, among them the focused one', async () => {
    const renderedRows = () => area.getByRole('listitem').count();
    // Rows are rendered only near the viewport, in groups of 12.
    await expect.poll(renderedRows).toBeLessThan(await rowCount(area));
    const last = area.getByRole('article').getByRole('link').last();
    const address = await last.evaluate((link) => {
      link.focus();
      return link.getAttribute('href');
    });
    await scroll(area, 0);
    await expect(area.getByRole('article').first()).toBeInViewport();
    await expect.poll(renderedRows).toBeLessThan(33);
    await expect(area.locator(`h2 a[href="${address}"]`)).toBeFocused();
  });
  await test.step('rows out of view are not rendered, which shifts no other row', async () => {
    // Measure the group of rows that is in view.
    const height = () =>
      area.evaluate((element) => {
        const topOf = (row: number) =>
          element.querySelector(`[aria-posinset="${row}"]`)?.getBoundingClientRect().top ?? NaN;
        return Math.round(topOf(12) - topOf(1));
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
    await expect.poll(skipped).toBeGreaterThan(3);
    expect(await height()).toBe(before);
    await area.getByRole('listitem').nth(11).scrollIntoViewIfNeeded();
    await expect(area.getByRole('article').nth(11)).toBeInViewport();
    expect(await height()).toBe(before);
  });
  await scroll(area, 1_300);
  await page.waitForTimeout(300);
  const left = await topCard(area);

  await portal.getByRole('tab', { name: 'Expiring Soon' }).click();
  await expect(other.getByRole('article').first()).toBeVisible();
  expect((await topCard(other)).top).toBeLessThan(20);
  await scrollTo(other, 11);
  await portal.getByRole('tab', { name: 'Newest' }).click();
  await expectAt(area, left);
  await portal.getByRole('tab', { name: 'Expiring Soon' }).click();
  await test.step('a campaign leads back to tab and place, by history and by the link', async () => {
    await scroll(other, await other.evaluate(({ scrollHeight }) => scrollHeight * 0.5));
    await page.waitForTimeout(500);
    const opened = await topCard(other);
    const back = portal.locator('main header');
    for (const goBack of [
      () => portalFrame(page).evaluate(() => history.back()),
      () => back.getByRole('link', { name: 'Investment Opportunities' }).click(),
    ]) {
      // A Playwright click would first scroll the card into view.
      await other
        .locator(`h2 a[href="${opened.address}"]`)
        .evaluate((link: HTMLAnchorElement) => link.click());
      await expect(portal.getByRole('tab', { name: 'Introduction' })).toBeVisible();
      await goBack();
      await expect(
        portal.getByRole('tab', { name: 'Expiring Soon', selected: true }),
      ).toBeVisible();
      await expectAt(other, opened);
    }
  });
  await test.step('§2 stores the issuer of a card, and Invest Now leads to the amount', async () => {
    await scroll(other, 0);
    const card = other
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
  });
});
