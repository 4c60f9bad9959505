import type { FrameLocator } from '@playwright/test';
import { smallTargets } from '../small-targets';
import { portalFrame } from '../portal-frame';
import { expect, expectAccessible, freshInvestor, openFromMenu, openPortal, test } from '../portal';

test.describe('§2 the navigation side sheet', () => {
  test('marks the current path, traps the focus and restores it, and navigates across remotes', async ({
    page,
  }) => {
    const portal = await openPortal(page, await freshInvestor('Premium'));
    const menu = portal.getByRole('button', { name: 'Menu' });
    await menu.click();
    const sheet = portal.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(sheet.getByRole('link', { name: 'Portfolio' })).not.toHaveAttribute(
      'aria-current',
    );
    await expect(sheet.getByRole('link', { name: 'Watchlist' })).toBeVisible();
    await expectAccessible(page);
    expect(await smallTargets(page)).toEqual([]);
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await portal.locator('main :focus').count();
      expect(outside).toBe(0);
    }
    // After the frame's last control, Tab continues in the platform's page.
    await sheet.getByRole('link', { name: 'Profile' }).focus();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();
    await test.step('navigates back and forward across remotes', async () => {
      const title = portal.getByRole('heading', { level: 1 });
      for (const name of ['Investment Opportunities', 'Portfolio']) {
        await openFromMenu(portal, name);
        await expect(sheet).toBeHidden();
        await expect(title).toContainText(name);
      }
      await page.evaluate(() => history.back());
      await expect(title).toContainText('Investment Opportunities');
      await page.evaluate(() => history.forward());
      await expect(title).toContainText('Portfolio');
    });
  });
});

test('holds large text on a narrow phone without loss, and a notice while offline', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const portal = await openPortal(page, await freshInvestor('Premium'));
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const frame = portalFrame(page);
  await frame.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const overflow = () =>
    frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await portal.getByRole('button', { name: 'Menu' }).click();
  const sheet = portal.getByRole('dialog', { name: 'Menu' });
  for (const link of await sheet.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    await expect(link).toBeInViewport();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport();
  await page.keyboard.press('Escape');
  const offline = portal.getByText('You are offline');
  await page.context().setOffline(true);
  await expect(offline).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.context().setOffline(false);
  await expect(offline).toBeHidden();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });

  test('§2 the header has the links of the menu where there is room, its button aligns with the content, and a large balance stays on one line', async ({
    page,
  }) => {
    const investor = await freshInvestor('Premium', { balance: 9_876_543_210.55 });
    const portal = await openPortal(page, investor);
    const header = portal.getByRole('banner');
    await expectRoom(portal);
    await expect(header.getByRole('navigation')).toHaveCount(1);
    const link = header.getByRole('link', { name: 'Portfolio' });
    await link.click();
    await expect(portal.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    // The menu contains only links that are not in the header.
    await portal.getByRole('button', { name: 'Menu' }).click();
    const menu = portal.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Watchlist' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Portfolio' })).toHaveCount(0);
    await expectAccessible(page);
    // The menu is as high as its content, so the investor's name directly follows the last entry.
    const [help, who] = [menu.getByText('Help'), menu.getByText('Signed in as')];
    const [above, below] = [await help.boundingBox(), await who.boundingBox()];
    expect((below?.y ?? Infinity) - (above?.y ?? 0)).toBeLessThan(100);
    await page.keyboard.press('Escape');

    // At any window width, the header and the pages have the same left edge.
    await page.setViewportSize({ width: 1920, height: 900 });
    for (const name of ['Investment Opportunities', 'Portfolio', 'Profile']) {
      await openFromMenu(portal, name);
      const title = portal.getByRole('heading', { level: 1, name });
      await expect(title).toBeVisible();
      const [left, brand] = [
        await title.boundingBox(),
        await header.locator('a').first().boundingBox(),
      ];
      expect.soft(left?.x, name).toBe(brand?.x);
    }

    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await expect(header.getByRole('navigation')).toHaveCount(0);
      await expectRoom(portal);
    });
  });
});

/** Expects the balance of the profile on one line, and the menu's button above the right edge of the wallet. */
async function expectRoom(portal: FrameLocator): Promise<void> {
  const balance = portal.getByText('9,876,543,210.55');
  await expect(balance).toBeVisible();
  const { lines, spare } = await balance.evaluate((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    const { right } = figure.getBoundingClientRect();
    return {
      lines: figure.clientHeight / Number.parseFloat(getComputedStyle(figure).lineHeight),
      spare: right - range.getBoundingClientRect().right,
    };
  });
  expect(lines).toBeLessThan(1.5);
  expect(spare).toBeGreaterThanOrEqual(0);
  const wallet = portal.getByRole('region', { name: 'Wallet' });
  const end = await wallet.evaluate((card) => card.getBoundingClientRect().right);
  const word = await portal.getByRole('button', { name: 'Menu' }).evaluate((button) => {
    // On wide screens the button shows only the icon.
    const range = document.createRange();
    range.selectNodeContents(button);
    const shown = window.innerWidth >= 900 ? (button.querySelector('svg') ?? button) : range;
    return shown.getBoundingClientRect().right;
  });
  expect(Math.abs(end - word)).toBeLessThan(2);
}
