import type { FrameLocator, Page } from '@playwright/test';
import type { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { paths } from '@investor-portal/shared/routes/paths';
import { button } from '../onboarding/wizard.ts';
import { fail, freshCampaign, goToReview, openAt } from '../investing.ts';
import { goTo } from '../portal-frame.ts';
import {
  handOverOnRequest,
  expect,
  expectPosted,
  freshInvestor,
  handOver,
  test,
  type IsolatedPlaces,
} from '../isolated/isolated-places.ts';

type Provoke = (page: Page, own: IsolatedPlaces) => Promise<void>;

/** The corner of the window that holds a toast. */
async function cornerOf(page: Page, portal: FrameLocator, kind: string): Promise<string> {
  const toast = portal.locator(`[data-toast="${kind}"]`);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('The toast has gone.');
  const right = window.width - box.x - box.width < box.x + 1;
  return `${box.y < window.height / 2 ? 'top' : 'bottom'}-${right ? 'right' : 'left'}`;
}

/** Collects what the page logs from now on. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

/** Where a row's own screen is tested, its text is expected there. */
type Elsewhere = 'agreementNotYes' | 'unavailablePayment' | 'ipLookupFailure';

/**
 * Provokes each row of spec §8 and checks what the investor sees: here, or in onboarding/submit.spec.ts,
 * opportunities/submit.spec.ts and onboarding/signature.spec.ts.
 */
const rows: Record<Exclude<keyof typeof errorCatalogue, Elsewhere>, Provoke> = {
  async unpreparedRequest(page, own) {
    // The portal rejects tokens that no header can hold, so here the browser itself has to fail.
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
    await expect(portal.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    const storedKeys = () => own.frame(page).evaluate(() => Object.keys(localStorage));
    expect(await storedKeys()).toEqual(['of-the-platform']);
    // The same hand-over a second time stops the portal instead of restarting it in a loop.
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
  },

  async failure(page) {
    const visit = await goToReview(page, '6000', await freshCampaign());
    const { portal, investor } = visit;
    await fail(investor, 'invest', { times: 1, status: 500, message: 'The wallet is locked.' });
    await button(portal, 'Submit').click();
    expect(await cornerOf(page, portal, 'failure')).toBe('top-right');
    const toast = portal.locator('[data-toast="failure"]');
    await expect(toast).toContainText('Failed!The wallet is locked.');
    await expect(toast).toHaveCount(1);
    await expect(toast).toBeHidden();
    // A failed request for data shows the same toast.
    await fail(investor, 'stockMemos', { status: 500, message: 'The vault is closed.' });
    await goTo(page, paths.stockPositions);
    await expect(portal.getByText('Failed!')).toHaveCount(1);
    // What the list says; the summary above it is folded on a phone.
    await expect(portal.getByText('The vault is closed.').last()).toBeVisible();
  },

  async success(page) {
    const { portal } = await goToReview(page, '6000', await freshCampaign());
    await button(portal, 'Submit').click();
    expect(await cornerOf(page, portal, 'success')).toBe('bottom-right');
    await expect(portal.locator('[data-toast="success"]')).toContainText(/^Success!.+/);
  },

  async emptyList(page) {
    const { portal } = await openAt(page, paths.stockPositions);
    await expect(portal.getByText('No record found', { exact: true })).toBeVisible();
  },

  async emptyStockPreview(page) {
    const { portal } = await openAt(page, paths.accountActivity);
    const preview = portal.getByRole('region', { name: 'Stock Position' });
    await expect(preview.getByText('No Record Found', { exact: true })).toBeVisible();
  },

  async loading(page) {
    const { portal, investor } = await openAt(page, paths.portfolio);
    await fail(investor, 'stockMemos', { delayMs: 4_000 });
    await goTo(page, paths.stockPositions);
    await expect(portal.getByRole('heading', { level: 1, name: 'Stock Positions' })).toBeVisible();
    await expect(portal.getByText('Loading...', { exact: true }).last()).toBeVisible();
    await expect(portal.getByText('No record found', { exact: true })).toBeVisible();
    await expect(portal.getByText('Loading...', { exact: true })).toHaveCount(0);
  },

  async imageFailure(page) {
    const campaign = await freshCampaign();
    const { portal, investor } = await openAt(page, paths.portfolio);
    const lines = consoleOf(page);
    await fail(investor, 'preSign', { status: 404, message: 'No such picture.' });
    await goTo(page, paths.campaign(campaign.guid));
    await expect.poll(() => lines.join('\n')).toContain('Error fetching image');
    await expect(portal.getByRole('heading', { level: 1 })).toContainText(campaign.nameOfIssuer);
    await expect(portal.getByText('Failed!')).toHaveCount(0);
  },
};

for (const [row, provoke] of Object.entries(rows))
  test(`§8 ${row}`, ({ page, own }) => provoke(page, own));
