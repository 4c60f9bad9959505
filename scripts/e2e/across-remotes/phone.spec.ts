import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign, openAt } from '../investing';
import { expect, followLink, openFromMenu, swipe, test } from '../portal';

/* Properties of a phone that a narrow window does not have: touch, an on-screen keyboard, and unstable connections. */

test.use({ isMobile: true, deviceScaleFactor: 2 });

test('a swipe turns the pictures, a tap beside the menu closes it, and a keyboard hides no field', async ({
  page,
}) => {
  const campaign = await freshCampaign();
  const { portal } = await openAt(page, paths.campaign(campaign.guid));
  const pictures = portal.getByRole('region', { name: /gallery|pictures/i }).first();
  await expect(portal.getByText('1 / 3')).toBeVisible();
  await swipe(page, pictures, 0.8, 0.2);
  await expect(portal.getByText('2 / 3')).toBeVisible();

  await portal.getByRole('button', { name: 'Menu' }).tap();
  const menu = portal.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const { x = 0, y = 0 } = (await page.locator('iframe').boundingBox()) ?? {};
  await page.touchscreen.tap(x + 8, y + 400);
  await expect(menu).toBeHidden();

  await test.step('an on-screen keyboard leaves the field in focus and its message in sight', async () => {
    await followLink(page, paths.invest(campaign.guid));
    const amount = portal.getByLabel('Amount');
    await expect(amount).toHaveAttribute('inputmode', 'decimal');
    await amount.tap();
    await amount.pressSequentially('100');
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ ...size, height: size.height / 2 });
    // When the keyboard appears, a phone scrolls the focused field into view.
    await amount.evaluate((field) => field.scrollIntoView({ block: 'nearest' }));
    await expect(amount).toBeFocused();
    await expect(amount).toBeInViewport({ ratio: 1 });
    const message = portal.getByText('Entered amount must be at least 5,000.00.');
    await expect(message).toBeInViewport({ ratio: 1 });
  });
});

test('a screen that was opened without a connection appears with it', async ({ page, context }) => {
  const { portal } = await openAt(page, paths.qualifiedAccount);
  // One screen of each other remote.
  for (const heading of ['Investment Opportunities', 'Portfolio']) {
    await context.setOffline(true);
    await openFromMenu(portal, heading);
    await expect(portal.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(portal.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(portal.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(portal.getByText('You are offline')).toBeHidden();
    await followLink(page, paths.qualifiedAccount);
    await expect(portal.getByRole('heading', { name: 'Qualified Account Access' })).toBeVisible();
  }
});
