import type { FrameLocator, Locator, Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { commit, freshCampaign, goToReview, type OpenedPortal } from '../investing';
import { expect, expectAccessible, test, followLink, portalFrame } from '../portal';

const toastOf = (portal: FrameLocator) => portal.locator('[data-toast="success"]');

async function withToast(page: Page): Promise<OpenedPortal> {
  const visit = await goToReview(page, '6000', await freshCampaign());
  const { portal } = visit;
  await portal.getByRole('button', { name: 'Submit' }).click();
  // A toast stays below the pointer. On a busy machine, a real pointer comes too late.
  await toastOf(portal).dispatchEvent('mousemove');
  return visit;
}

interface LayoutShift extends PerformanceEntry {
  sources: { node?: Node }[];
}

function coveredControls(area: Locator): Promise<string[]> {
  return area.evaluate((root) => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    const targets = root.querySelectorAll<HTMLElement>('a[href], button, input, select, summary');
    return [...targets].flatMap((target) => {
      const list = target.closest('section[tabindex]');
      if (list) list.scrollTop = list.scrollHeight;
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || y < 60 || y > window.innerHeight) return [];
      const toast = document.elementFromPoint(x, y)?.closest('[data-toast]');
      return toast ? [target.innerText || target.outerHTML] : [];
    });
  });
}

function obscuredFocus(page: Page): Promise<string | null> {
  return portalFrame(page).evaluate(() => {
    const focused = document.activeElement;
    const toast = document.querySelector('[data-toast="success"]')?.getBoundingClientRect();
    if (!focused || !toast || focused.closest('[data-toast]') || focused === document.body)
      return null;
    const { left, right, top, bottom, height } = focused.getBoundingClientRect();
    const beside = right <= toast.left || left >= toast.right;
    if (beside || bottom <= toast.top || top >= toast.bottom || height > window.innerHeight / 2)
      return null;
    return `${focused.tagName} ${focused.textContent} ends at ${bottom}, a toast begins at ${toast.top}`;
  });
}

test('a toast covers no control and no focus, and moves nothing when it goes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { portal, investor } = await withToast(page);
  const campaign = await freshCampaign();
  const guid = await commit(investor, campaign);
  for (const path of [
    paths.opportunities,
    paths.profile,
    paths.premiumAccount,
    paths.qualifiedAccount,
    paths.registration,
    paths.campaign(campaign.guid),
    paths.invest(campaign.guid),
    paths.portfolio,
    paths.commitments,
    paths.commitment(guid, campaign.guid),
    paths.stockPositions,
    paths.accountActivity,
  ])
    await test.step(path, async () => {
      await followLink(page, path);
      await expect(portal.getByText('Loading...')).toHaveCount(0);
      await expect(toastOf(portal)).toBeVisible();
      expect(await coveredControls(portal.locator('main'))).toEqual([]);
    });
  await test.step('the focus is never under it', async () => {
    for (const path of [paths.profile, paths.accountActivity, paths.premiumAccount]) {
      await followLink(page, path);
      await expect(portal.getByText('Loading...')).toHaveCount(0);
      await portal.locator('h1').first().focus();
      for (let tabs = 0; tabs < 25; tabs += 1) {
        await page.keyboard.press('Tab');
        expect(await obscuredFocus(page)).toBeNull();
      }
    }
  });
  // Move the focus away, because a focused toast would stay.
  await portal.locator('h1').first().focus();
  const frame = portalFrame(page);
  const shifts = await frame.evaluateHandle(() => {
    const seen: string[] = [];
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        for (const { node } of entry.sources)
          if (!(node instanceof Element && node.closest('.notistack-SnackbarContainer')))
            seen.push(node instanceof Element ? node.outerHTML.slice(0, 200) : String(node));
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  const before = await portal.getByRole('button', { name: 'Submit' }).boundingBox();
  await toastOf(portal).dispatchEvent('mouseout');
  await expect(toastOf(portal)).toHaveCount(0, { timeout: 8_000 });
  expect(await portal.getByRole('button', { name: 'Submit' }).boundingBox()).toEqual(before);
  expect(await shifts.jsonValue()).toEqual([]);
});

test('a receipt’s dialog can be used with a toast in it, and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { portal } = await withToast(page);
  await portal.getByRole('button', { name: 'Receipt' }).focus();
  await portal.getByRole('button', { name: 'Receipt' }).press('Enter');
  const dialog = portal.getByRole('dialog', { name: 'Commitment Receipt' });
  const print = dialog.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  // A toast stays while it has the focus.
  await page.keyboard.press('Alt+KeyT');
  await expect(toastOf(portal)).toBeFocused();
  const isUncovered = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => print.evaluate(isUncovered)).toBe(true);
  await expectAccessible(page);
  const box = await print.boundingBox();

  await test.step('Escape hides a toast that has the focus, and the dialog stays as it is', async () => {
    await page.keyboard.press('Escape');
    await expect(toastOf(portal)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    expect(await print.boundingBox()).toEqual(box);
  });

  const body = dialog.getByRole('group', { name: 'Commitment Receipt' });
  await test.step('a dialog can be scrolled by keyboard on a low screen', async () => {
    await page.setViewportSize({ width: 360, height: 600 });
    await body.focus();
    await page.keyboard.press('End');
    await expect.poll(() => body.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 1_200 });
    await expect(body).toHaveCount(0);
  });
});
