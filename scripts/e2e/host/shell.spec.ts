import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { expectStep, openAgreement } from '../onboarding/wizard';
import { smallTargets } from '../small-targets';
import {
  expect,
  expectAccessible,
  followLink,
  freshInvestor,
  listOf,
  openFromMenu,
  openPortal,
  test,
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
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const investor = await freshInvestor('Premium', { history: true, balance: 400_000 });
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const expectRoom = async () => {
    const html = portal.locator('html');
    expect(await html.evaluate((it) => it.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  };
  await expectRoom();
  await portal.getByRole('button', { name: 'Menu' }).click();
  const sheet = portal.getByRole('dialog', { name: 'Menu' });
  for (const link of await sheet.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    await expect(link).toBeInViewport();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await test.step('a toast gives its text half of its width', async () => {
    const commitments = await listOf<Commitment>(investor, 'commitment/investor');
    const changed = commitments.find(({ commitmentStatusCode: code }) => code === 'REC');
    if (!changed) throw new Error('The history has no commitment to reconfirm.');
    await followLink(page, paths.commitment(changed.guid, changed.campaignGuid));
    await portal.getByRole('button', { name: 'Add to calendar' }).first().click();
    const text = portal.locator('[data-toast] svg + div');
    const share = await text.evaluate(
      (it) => it.clientWidth / (it.parentElement?.clientWidth ?? 0),
    );
    expect(share).toBeGreaterThan(0.5);
    await expectRoom();
  });
  await test.step('an amount breaks after its currency only', async () => {
    await followLink(page, paths.portfolio);
    const total = portal.getByText('Total', { exact: true }).locator('+ dd > span');
    await expect(total).toContainText('PHP');
    const lines = await total.evaluate((it) => it.getClientRects().length);
    expect(lines).toBeLessThanOrEqual(2);
    await expectRoom();
  });
  await test.step('the registration', async () => {
    await openAgreement(page);
    await expectRoom();
    for (let step = 5; step > 2; step -= 1)
      await portal.getByRole('button', { name: 'Previous' }).click();
    await expectStep(portal, 2, 'Input Additional Info');
    await expectRoom();
  });
});
