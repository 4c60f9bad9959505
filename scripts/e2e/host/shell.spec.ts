import { smallTargets } from '../small-targets';
import {
  expect,
  expectAccessible,
  freshInvestor,
  openFromMenu,
  openPortal,
  test,
  portalFrame,
} from '../portal';

test('§2 the menu traps and restores the focus; Back leads across remotes', async ({ page }) => {
  const portal = await openPortal(page, await freshInvestor('Premium'));
  const menu = portal.getByRole('button', { name: 'Menu' });
  await menu.click();
  const sheet = portal.getByRole('dialog', { name: 'Menu' });
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
  await test.step('the header has the links where there is room, and none of them on a phone', async () => {
    const header = portal.getByRole('banner');
    await expect(header.getByRole('navigation')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    const link = header.getByRole('link', { name: 'Portfolio' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
  });
});

test('holds large text on a narrow phone without loss', async ({ page }) => {
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
});
