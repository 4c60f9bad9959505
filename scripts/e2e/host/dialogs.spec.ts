import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { commit, fail, freshCampaign, goToReview, openAt } from '../investing';
import { goTo } from '../portal-frame';
import { expect, expectAccessible, test } from '../portal';

async function openCancellation(page: Page) {
  const campaign = await freshCampaign();
  const { portal, investor } = await openAt(page, paths.portfolio);
  const guid = await commit(investor, campaign);
  await goTo(page, paths.commitment(guid, campaign.guid));
  await portal.getByRole('button', { name: 'Actions' }).click();
  const entry = portal.getByRole('menuitem', { name: 'Cancel commitment' });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.click();
  return { portal, investor, dialog: portal.getByRole('dialog') };
}

test('a toast stays reachable and dismissible while a dialog is open', async ({ page }) => {
  const { investor, dialog } = await openCancellation(page);
  await fail(investor, 'updateStatus', { times: 1, status: 500, message: 'Not now.' });
  await dialog.getByRole('button', { name: 'Cancel commitment' }).click();
  const toast = dialog.getByRole('status').filter({ hasText: 'Failed!Not now.' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await expect(toast).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Cancel commitment' })).toBeFocused();

  await fail(investor, 'updateStatus', { times: 1, status: 500, message: 'Not now.' });
  await page.keyboard.press('Enter');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('a dialog can be scrolled by keyboard on a low screen', async ({ page }) => {
  const { portal } = await goToReview(page, '6000', await freshCampaign());
  await portal.getByRole('button', { name: 'Submit' }).click();
  await page.setViewportSize({ width: 360, height: 600 });
  await portal.getByRole('button', { name: 'Receipt' }).click();
  const dialog = portal.getByRole('dialog', { name: 'Commitment Receipt' });
  const body = dialog.getByRole('group', { name: 'Commitment Receipt' });
  await body.focus();
  await page.keyboard.press('End');
  await expect.poll(() => body.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport();
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 1_200 });
  await expect(body).toHaveCount(0);

  // On a phone in landscape the whole dialog scrolls, including its buttons. Wait until it is laid out for that width.
  await page.setViewportSize({ width: 568, height: 320 });
  await expect
    .poll(() => dialog.evaluate((area) => area.scrollHeight - area.clientHeight))
    .toBeGreaterThan(0);
  const top = dialog.getByRole('button', { name: 'Close' });
  await top.focus();
  await page.keyboard.press('End');
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeInViewport();
  expect(await dialog.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
  await expect(top).not.toBeInViewport();
});
