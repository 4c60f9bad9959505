import { paths } from '@investor-portal/shared/routes/paths';
import { anyWidth } from '../tags.ts';
import { expectTouchable } from '../targets.ts';
import { goTo, portalFrame } from '../portal-frame.ts';
import {
  expect,
  expectAccessible,
  freshInvestor,
  openFromMenu,
  openPortal,
  test,
} from '../portal.ts';

test.describe('§2 the navigation side sheet', () => {
  test(
    'marks the current path, traps the focus and restores it',
    { tag: anyWidth },
    async ({ page }) => {
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
      await expectTouchable(page);
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
    },
  );

  test('navigates back and forward across remotes', { tag: anyWidth }, async ({ page }) => {
    const portal = await openPortal(page, await freshInvestor('Premium'));
    for (const name of ['Investment Opportunities', 'Portfolio']) {
      await openFromMenu(portal, name);
      await expect(portal.getByRole('dialog')).toBeHidden();
      await expect(portal.getByRole('heading', { level: 1 })).toContainText(name);
    }
    await page.evaluate(() => history.back());
    await expect(portal.getByRole('heading', { level: 1 })).toContainText(
      'Investment Opportunities',
    );
    await page.evaluate(() => history.forward());
    await expect(portal.getByRole('heading', { level: 1 })).toContainText('Portfolio');
  });
});

test('§2 the header has the links of the menu where there is room', async ({ page }) => {
  const { width = 0 } = page.viewportSize() ?? {};
  const portal = await openPortal(page, await freshInvestor('Premium'));
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const header = portal.getByRole('banner');
  await expect(header.getByRole('navigation')).toHaveCount(width >= 900 ? 1 : 0);
  if (width < 900) return;
  const link = header.getByRole('link', { name: 'Portfolio' });
  await link.click();
  await expect(portal.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  // And the menu has only what the header has not.
  await portal.getByRole('button', { name: 'Menu' }).click();
  const menu = portal.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Watchlist' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Portfolio' })).toHaveCount(0);
  await expectAccessible(page);
});

test('holds large text on a narrow phone without loss', { tag: anyWidth }, async ({ page }) => {
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
  await page.context().setOffline(true);
  await expect(portal.getByText('You are offline')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('§2 opens every address on a reload', { tag: anyWidth }, async ({ page }) => {
  await openPortal(page, await freshInvestor('Premium'));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  // The session is in the portal's storage, so each address opens with it.
  for (const [path, heading] of [
    [paths.profile, 'Profile'],
    [paths.registration, 'You are registered'],
    [paths.publicOpportunities, 'Investment Opportunities'],
    [paths.premiumAccount, 'Premium Account Access'],
    [paths.qualifiedAccount, 'Qualified Account Access'],
    [paths.opportunities, 'Investment Opportunities'],
    [paths.portfolio, 'Portfolio'],
    [paths.commitments, 'Investment Commitments'],
    [paths.stockPositions, 'Stock Position'],
    [paths.accountActivity, 'Account Activity'],
    [paths.accountActivityDetails('1'), 'Details'],
    [paths.glossary, 'What these words mean'],
    ['/nowhere', 'Page not found'],
    ['/main/portfolio/nowhere/at/all', 'Page not found'],
  ] as const) {
    await goTo(page, path);
    await expect(frame.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    if (!path.startsWith(paths.portfolio) && !path.endsWith('investment-opportunities'))
      await expectTouchable(page);
  }
});

test(
  'shows a notice while offline and refreshes when the connection is back',
  { tag: anyWidth },
  async ({ page, context }) => {
    const portal = await openPortal(page, await freshInvestor('Premium', { balance: 70_000 }));
    await expect(portal.getByText('70,000.00')).toBeVisible();
    await context.setOffline(true);
    await expect(portal.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(portal.getByText('You are offline')).toBeHidden();
    await expect(portal.getByText('70,000.00')).toBeVisible();
  },
);

test('a large balance stays on one line, and the menu button aligns with the content', async ({
  page,
}) => {
  const investor = await freshInvestor('Premium', { balance: 9_876_543_210.55 });
  const portal = await openPortal(page, investor);
  const balance = portal.getByText('9,876,543,210.55');
  await expect(balance).toBeVisible();
  const wallet = portal.getByRole('region', { name: 'Wallet' });
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
  const end = await wallet.evaluate((card) => card.getBoundingClientRect().right);
  const word = await portal.getByRole('button', { name: 'Menu' }).evaluate((button) => {
    // On wide screens the icon stands alone.
    const range = document.createRange();
    range.selectNodeContents(button);
    const shown = window.innerWidth >= 900 ? (button.querySelector('svg') ?? button) : range;
    return shown.getBoundingClientRect().right;
  });
  expect(Math.abs(end - word)).toBeLessThan(2);
});
