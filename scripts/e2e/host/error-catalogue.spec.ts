import type { FrameLocator, Page } from '@playwright/test';
import type { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { paths } from '@investor-portal/shared/routes/paths';
import { fail, freshCampaign, goToReview, submitButton, type OpenedPortal } from '../investing';
import { control, expect, expectAccessible, followLink, goTo, portalFrame, test } from '../portal';

async function cornerOf(page: Page, portal: FrameLocator, kind: string): Promise<string> {
  const toast = portal.locator(`[data-toast="${kind}"]`);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('The toast has gone.');
  const right = window.width - box.x - box.width < box.x + 1;
  return `${box.y < window.height / 2 ? 'top' : 'bottom'}-${right ? 'right' : 'left'}`;
}

// Rows with a separate test: onboarding/registration and opportunities/submit, and in unit tests of start-over, of the public IP
// lookup and of the lists.
type TestedElsewhere =
  | 'unpreparedRequest'
  | 'agreementNotYes'
  | 'unavailablePayment'
  | 'ipLookupFailure'
  | 'emptyList'
  | 'loading';

/** Toaster.test.tsx and plain-text.test.ts test control characters and the text's direction. */
const hostileMessages = [
  'x'.repeat(100_000),
  '<img src=x onerror="window.hacked=1"><script>window.hacked=2</script><h1>Hi</h1>',
];

/** Provokes each row of spec §8, and checks what the investor sees. The first two rows begin on the review of a commitment. */
const rows: Record<
  Exclude<keyof typeof errorCatalogue, TestedElsewhere>,
  (visit: OpenedPortal) => Promise<void>
> = {
  async failure(visit) {
    const { page, portal, investor } = visit;
    const toast = portal.locator('[data-toast="failure"]');
    const dismiss = toast.getByRole('button', { name: 'Dismiss' });
    await fail(investor, 'invest', { times: 1, status: 422, message: 'The wallet is locked.' });
    // The live region is shown before the toast. Otherwise screen readers would announce nothing.
    await expect(portal.getByRole('region', { name: /^Notifications/ })).toBeVisible();
    await submitButton(visit).click();
    // On a slow machine, the toast's time would end before the test has read it.
    await toast.hover();
    expect(await cornerOf(page, portal, 'failure')).toBe('top-right');
    await expect(toast).toContainText('Failed!The wallet is locked.');
    await expect(toast).toHaveCount(1);
    expect(await toast.evaluate(controlsUnder)).not.toMatch(/Submit|Change/);
    await dismiss.click();
    await expect(toast).toHaveCount(0);
    await expect(portal.getByText('The wallet is locked.')).toBeVisible();
    await expect(portal.getByRole('link', { name: 'Change amount' })).toBeInViewport();
    await expectAccessible(page);
    for (const message of hostileMessages) {
      const body = JSON.stringify({ errorDetails: [{ message }] });
      await fail(investor, 'invest', { times: 1, response: { status: 422, body } });
      await submitButton(visit).click();
      await toast.hover();
      await expect(toast).toContainText('Failed!');
      // Wait until the toast has slid in.
      await expect
        .poll(async () => {
          const { x = -1, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
          return x >= 0 && x + width <= 360 && height > 0 && height < 320;
        })
        .toBe(true);
      await expect(toast.locator('img, script, h1')).toHaveCount(0);
      await dismiss.click();
      await expect(toast).toHaveCount(0);
    }
    expect(await portalFrame(page).evaluate(() => 'hacked' in window)).toBe(false);
  },

  async success(visit) {
    const { page, portal } = visit;
    await submitButton(visit).click();
    const toast = portal.locator('[data-toast="success"]');
    // It stays below the pointer.
    await toast.dispatchEvent('mousemove');
    await expect(toast).toContainText(/^Success!.+/);
    expect(await cornerOf(page, portal, 'success')).toBe('bottom-right');
    await toast.dispatchEvent('mouseout');
  },

  async emptyStockPreview({ page, portal }) {
    await followLink(page, paths.accountActivity);
    const preview = portal.getByRole('region', { name: 'Stock Position' });
    await expect(preview.getByText('No Record Found', { exact: true })).toBeVisible();
  },

  async imageFailure({ page, portal, investor }) {
    const campaign = await freshCampaign();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await fail(investor, 'preSign', { status: 404, message: 'No such picture.' });
    await followLink(page, paths.campaign(campaign.guid));
    await expect.poll(() => lines.join('\n')).toContain('Error fetching image');
    await expect(portal.getByRole('heading', { level: 1 })).toContainText(campaign.nameOfIssuer);
    await expect(portal.getByText('Failed!')).toHaveCount(0);
  },
};

test('§8 the investor sees what the catalogue says of each error, also where the server’s text is hostile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const visit = await goToReview(page, '6000', await freshCampaign());
  for (const [row, provoke] of Object.entries(rows)) await test.step(row, () => provoke(visit));
  await test.step('a failed request for data shows the toast of a failure', async () => {
    const { portal, investor } = visit;
    const { externalReferenceCode } = investor;
    await control('faults/clear', { externalReferenceCode });
    await fail(investor, 'stockMemos', { status: 500, message: 'The vault is closed.' });
    await goTo(page, paths.stockPositions);
    await expect(portal.getByText('Failed!')).toHaveCount(1);
    // The text is in the list. The summary above the list is collapsed on a phone.
    await expect(portal.getByText('The vault is closed.').last()).toBeVisible();
  });
});

/** Returns the texts of the controls in the same place as a toast, which may cover the way back for three seconds. Runs in the portal's document. */
function controlsUnder(toast: Element): string {
  const { top, bottom, left, right } = toast.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
    .filter((control) => !control.closest('[data-toast]'))
    .filter((control) => {
      const at = control.getBoundingClientRect();
      return at.bottom > top && at.top < bottom && at.right > left && at.left < right;
    })
    .map((control) => control.textContent)
    .join();
}
