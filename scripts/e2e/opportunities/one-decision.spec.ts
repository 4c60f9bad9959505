import type { BrowserContext } from '@playwright/test';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  fail,
  fillReview,
  freshCampaign,
  goToReview,
  storedCommitments,
  submitButton,
  submitSlowly,
  type OpenedPortal,
} from '../investing';
import {
  expect,
  expectAccessible,
  freshInvestor,
  openFromMenu,
  openPortal,
  test,
  followLink,
} from '../portal';

async function anotherTab(
  context: BrowserContext,
  { investor }: OpenedPortal,
  campaign: Campaign,
): Promise<OpenedPortal> {
  const page = await context.newPage();
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await followLink(page, paths.invest(campaign.guid));
  await fillReview(portal, '6000');
  return { page, portal, investor };
}

async function amounts({ investor }: OpenedPortal) {
  return (await storedCommitments(investor)).map((each) => each.commitmentAmount);
}

test('readings R10: asks in the next tab after a tab was closed before its response arrived', async ({
  page,
  context,
}) => {
  const campaign = await freshCampaign();
  const first = await goToReview(page, '6000', campaign);
  const second = await anotherTab(context, first, campaign);
  await submitSlowly(first, 1_000, 150);
  await page.close();
  await expect.poll(() => amounts(second)).toEqual([6_000]);
  await submitButton(second).click();
  const question = second.portal.getByRole('dialog', { name: 'Commit again?' });
  await expect(question).toContainText('You already committed PHP 6,000.00');
  await expectAccessible(second.page);
  await question.getByRole('button', { name: 'Don’t commit again' }).click();
  expect(await amounts(second)).toEqual([6_000]);

  await submitButton(second).click();
  await question.getByRole('button', { name: 'Commit again', exact: true }).click();
  await expect(second.portal.getByText('Success!')).toBeVisible();
  expect(await amounts(second)).toEqual([6_000, 6_000]);
});

test('readings R10: commits once when two tabs press Submit, and asks in the second', async ({
  page,
  context,
}) => {
  const campaign = await freshCampaign();
  const first = await goToReview(page, '6000', campaign);
  const second = await anotherTab(context, first, campaign);
  await fail(first.investor, 'invest', { times: 1, delayMs: 1_500 });
  await submitButton(first).click();
  await submitButton(second).click();
  await expect(second.portal.getByRole('dialog', { name: 'Commit again?' })).toBeVisible();
  await expect(first.portal.getByText('Your commitment: PHP 6,000.00')).toBeVisible();
  expect(await amounts(first)).toEqual([6_000]);
});

test('commits once where the browser denies storage, locks and channels to embedded pages', async ({
  page,
}) => {
  // This is how a browser that blocks third-party cookies behaves.
  await page.addInitScript(() => {
    if (window.parent === window) return;
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: deny });
    Object.assign(window, { BroadcastChannel: deny });
    const locks = { request: () => Promise.resolve().then(deny) };
    Object.defineProperty(navigator, 'locks', { value: locks });
  });
  const campaign = await freshCampaign();
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  // The draft is lost when the page reloads, so the test navigates without reloading.
  await openFromMenu(portal, 'Portfolio');
  await followLink(page, paths.invest(campaign.guid));
  await fillReview(portal, '6000');
  await portal.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(portal.getByText('Success!')).toBeVisible();
  expect(await amounts({ page, portal, investor })).toEqual([6_000]);
});
