import type { FrameLocator, Page } from '@playwright/test';
import type { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { paths } from '@investor-portal/shared/routes/paths';
import { button } from '../onboarding/wizard';
import { fail, freshCampaign, goToReview, type OpenedPortal } from '../investing';
import { followLink, goTo } from '../portal-frame';
import { control } from '../portal';
import {
  handOverOnRequest,
  expect,
  expectPosted,
  freshInvestor,
  handOver,
  test,
} from '../isolated/isolated-servers';

async function cornerOf(page: Page, portal: FrameLocator, kind: string): Promise<string> {
  const toast = portal.locator(`[data-toast="${kind}"]`);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('The toast has gone.');
  const right = window.width - box.x - box.width < box.x + 1;
  return `${box.y < window.height / 2 ? 'top' : 'bottom'}-${right ? 'right' : 'left'}`;
}

// Rows with a separate test: below, in onboarding/submit, onboarding/draft-and-leave and opportunities/submit, and beside the
// list of shared/src/ui/list.
type TestedElsewhere =
  | 'unpreparedRequest'
  | 'agreementNotYes'
  | 'unavailablePayment'
  | 'ipLookupFailure'
  | 'emptyList'
  | 'loading';

/** Provokes each row of spec §8, and checks what the investor sees. The first two rows begin on the review of a commitment. */
const rows: Record<
  Exclude<keyof typeof errorCatalogue, TestedElsewhere>,
  (visit: OpenedPortal) => Promise<void>
> = {
  async failure({ page, portal, investor }) {
    await fail(investor, 'invest', { times: 1, status: 500, message: 'The wallet is locked.' });
    // The live region is shown before the toast. Otherwise screen readers would announce nothing.
    await expect(portal.getByRole('region', { name: /^Notifications/ })).toBeVisible();
    await button(portal, 'Submit').click();
    expect(await cornerOf(page, portal, 'failure')).toBe('top-right');
    const toast = portal.locator('[data-toast="failure"]');
    await expect(toast).toContainText('Failed!The wallet is locked.');
    await expect(toast).toHaveCount(1);
    await expect(toast).toBeHidden();
  },

  async success({ page, portal }) {
    await portal.getByRole('button', { name: /^Submit/ }).click();
    expect(await cornerOf(page, portal, 'success')).toBe('bottom-right');
    await expect(portal.locator('[data-toast="success"]')).toContainText(/^Success!.+/);
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

test('§8 the investor sees what the catalogue says of each error', async ({ page }) => {
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

test('§8 a request that cannot be prepared clears the session, and starts over once', async ({
  page,
  own,
}) => {
  // The portal rejects tokens that are invalid in a header, so the browser itself has to fail here.
  await page.addInitScript(() => {
    Headers.prototype.set = () => {
      throw new TypeError('No header can be set.');
    };
  });
  await page.goto(own.platformUrl);
  await expectPosted(page, 'portal:ready');
  await own.frame(page).evaluate(() => localStorage.setItem('of-the-platform', 'stays'));
  const investor = await freshInvestor('Premium');
  const portal = page.frameLocator('iframe');
  await handOver(page, investor);
  await expectPosted(page, 'portal:ready', 2);
  const storedKeys = () => own.frame(page).evaluate(() => Object.keys(localStorage));
  await expect.poll(storedKeys).toEqual(['of-the-platform']);
  // If the same hand-over fails twice, the portal stops instead of restarting in a loop.
  await handOverOnRequest(page, investor);
  await handOver(page, investor);
  await expect(portal.getByText('The portal can’t use your session')).toBeVisible();
  await expectPosted(page, 'portal:error');
  await page.waitForTimeout(2_000);
  expect(await page.evaluate(`posted.filter((each) => each === 'portal:ready').length`)).toBe(2);
  expect(await storedKeys()).toEqual(['of-the-platform']);
  await portal.getByRole('button', { name: 'Retry' }).click();
  await expectPosted(page, 'portal:ready', 3);
  await expect(portal.getByText('The portal can’t use your session')).toBeVisible();
});
