import { control, expect, expectAccessible, test } from '../portal.ts';
import { fail, freshCampaign, goToReview, storedCommitments, type Visit } from '../investing.ts';
import { reload } from '../portal-frame.ts';

const submitButton = ({ portal }: Visit) => portal.getByRole('button', { name: /^Submit/ });
const checkButton = ({ portal }: Visit) => portal.getByRole('button', { name: 'Check again' });

async function expectCommitted({ portal, investor }: Visit, amount: number) {
  await expect(portal.getByText('Success!')).toBeVisible({ timeout: 20_000 });
  await expect(
    portal.getByRole('heading', { level: 1, name: 'Investment Opportunities' }),
  ).toBeVisible();
  const stored = await storedCommitments(investor);
  expect(stored.map((each) => each.commitmentAmount)).toEqual([amount]);
}

test('§2 reviews, submits once, and prints the receipt', async ({ page }) => {
  const campaign = await freshCampaign();
  const visit = await goToReview(page, '25,010.50', campaign);
  const { portal } = visit;
  const figure = (label: string) => portal.locator('dl > div').filter({ hasText: label });
  await expect(figure('Investment Amount')).toContainText('PHP 25,010.50');
  await expect(figure('Total Amount')).toContainText('PHP 25,010.50');
  await expectAccessible(page);
  await submitButton(visit).click();
  await expectCommitted(visit, 25_010.5);

  await portal.getByRole('button', { name: 'Receipt' }).click();
  const receipt = portal.getByRole('dialog', { name: 'Commitment Receipt' });
  for (const text of [
    'PHP 25,010.50',
    'PHP 12.50',
    '2,000',
    campaign.nameOfIssuer,
    'PHT',
    'You could lose all',
  ])
    await expect(receipt).toContainText(text);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(portal.getByRole('heading', { name: 'Commitment Receipt', level: 1 })).toBeVisible();
  await expect(portal.getByRole('tab')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
});

test('§5 sends nothing for BIBO, which is unavailable', async ({ page }) => {
  const visit = await goToReview(page, '6000', await freshCampaign(), 'BIBO');
  await submitButton(visit).click();
  await expect(visit.portal.getByText('Unavailable Selected Payment')).toHaveCount(1);
  expect(await storedCommitments(visit.investor)).toEqual([]);
});

test('keeps the reason of a refusal beside Submit, and the amount on the way back', async ({
  page,
}) => {
  const visit = await goToReview(page, '6013.92', await freshCampaign());
  const { portal } = visit;
  await submitButton(visit).click();
  const back = portal.getByRole('link', { name: 'Change amount' });
  await expect(back).toBeInViewport();
  await expect(portal.getByText('Failed!')).toHaveCount(0, { timeout: 10_000 });
  await expect(portal.getByText('Your commitment wasn’t made')).toBeVisible();
  await expectAccessible(page);
  await back.click();
  await expect(portal.getByLabel('Amount')).toHaveValue('6,013.92');
});

test('finds the running submission after going back and returning', async ({ page }) => {
  const visit = await goToReview(page, '6013.50', await freshCampaign());
  const { portal, investor } = visit;
  await fail(investor, 'campaign', { delayMs: 2_500, times: 1 });
  await fail(investor, 'invest', { status: 503, times: 1 });
  await submitButton(visit).click();
  await page.evaluate(() => history.back());
  await expect(portal.getByRole('heading', { name: 'Payment Option' })).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(submitButton(visit)).toBeDisabled();
  await expect(portal.getByText(/^We don’t know yet whether/)).toBeVisible();
  await checkButton(visit).click();
  await portal.getByRole('button', { name: 'Submit again' }).click();
  await expectCommitted(visit, 6_013.5);
});

test('readings R14: three presses of Back leave the investor where they went, and a reload of the amount finds it', async ({
  page,
}) => {
  const visit = await goToReview(page, '6000', await freshCampaign());
  const { portal, investor } = visit;
  await fail(investor, 'invest', { delayMs: 2_500, times: 1 });
  await submitButton(visit).click();
  for (const heading of ['Payment Option', /^Invest in/, 'Profile']) {
    await page.evaluate(() => history.back());
    await expect(portal.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(portal.getByText('Loading... This may take')).toHaveCount(0);
  await expect(portal.getByText('Success!')).toBeVisible();
  await expect(portal.getByText('Success!')).toHaveCount(0, { timeout: 10_000 });
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(portal.getByText('Your commitment: PHP 6,000.00')).toBeVisible();
  await expectAccessible(page);
  await reload(page);
  await portal.getByRole('button', { name: 'Receipt' }).click();
  await expect(portal.getByRole('dialog', { name: 'Commitment Receipt' })).toBeVisible();
  expect(await storedCommitments(investor)).toHaveLength(1);
});

test('readings R14: the amount screen finds a commitment after Back and a reload before the response arrived', async ({
  page,
}) => {
  const visit = await goToReview(page, '6000', await freshCampaign());
  const { portal } = visit;
  await fail(visit.investor, 'invest', { times: 1, delayMs: 1_500 });
  const sent = page.waitForRequest((request) => request.url().endsWith('/commitment/invest'));
  await submitButton(visit).click();
  await sent;
  await page.evaluate(() => history.go(-2));
  await expect(portal.getByLabel('Amount')).toBeVisible();
  await reload(page);
  await expect(portal.getByText('Your commitment: PHP 6,000.00')).toBeVisible();
  await expect(portal.getByLabel('Amount')).toBeVisible();
  expect(await storedCommitments(visit.investor)).toHaveLength(1);
});

test('ignores keys under the overlay, and Change goes back', async ({ page }) => {
  const visit = await goToReview(page, '6000', await freshCampaign());
  const { portal, investor } = visit;
  const change = portal.getByRole('link', { name: 'Change' });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await change.click();
  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(change).toBeVisible();
  expect(await entries()).toBe(before);
  await fail(investor, 'invest', { delayMs: 1_500, times: 1 });
  await submitButton(visit).click();
  await change.focus();
  await page.keyboard.press('Enter');
  await expectCommitted(visit, 6_000);
});

test('explains why Submit is disabled without the account, and Retry loads it', async ({
  page,
}) => {
  const visit = await goToReview(page, '6000', await freshCampaign());
  await fail(visit.investor, 'userDetails', { status: 400 });
  await reload(page);
  await expect(visit.portal.getByText('We couldn’t load your account')).toBeVisible();
  await control('faults/clear', { externalReferenceCode: visit.investor.externalReferenceCode });
  await visit.portal.getByRole('button', { name: 'Retry' }).click();
  await expect(submitButton(visit)).toBeEnabled();
});

test('looks up a commitment whose response was lost', async ({ page }) => {
  const visit = await goToReview(page, '6000', await freshCampaign());
  await fail(visit.investor, 'invest', { times: 1, loseResponse: true });
  await submitButton(visit).click();
  await expectCommitted(visit, 6_000);
  await expect(visit.portal.getByText('Failed!')).toHaveCount(0);
});

test('finds the commitment after a reload before the response arrived, and sends nothing', async ({
  page,
}) => {
  const visit = await goToReview(page, '6000', await freshCampaign());
  await fail(visit.investor, 'invest', { times: 1, delayMs: 1_500 });
  const sent = page.waitForRequest((request) => request.url().endsWith('/commitment/invest'));
  await submitButton(visit).click();
  await sent;
  await page.waitForTimeout(200);
  await reload(page);
  await expectCommitted(visit, 6_000);
});

test('finds what the server committed after a timeout, and does not repeat it', async ({
  page,
}) => {
  await page.clock.install();
  const visit = await goToReview(page, '6000', await freshCampaign());
  await fail(visit.investor, 'invest', { times: 1, delayMs: 9_000 });
  const sent = page.waitForRequest((request) => request.url().endsWith('/commitment/invest'));
  await submitButton(visit).click();
  await sent;
  // A browser on a busy machine has only asked for leave by then (CORS).
  await page.waitForTimeout(1_000);
  // The portal waits for half a minute.
  await page.clock.fastForward(31_000);
  await expect(visit.portal.getByText(/^We don’t know yet whether/)).toBeVisible();
  await expect.poll(async () => (await storedCommitments(visit.investor)).length).toBe(1);
  await checkButton(visit).click();
  await expectCommitted(visit, 6_000);
});

test('readings S6: renews a token that expires during the review, and loses nothing', async ({
  page,
}) => {
  const visit = await goToReview(page, '6000', await freshCampaign());
  const { externalReferenceCode } = visit.investor;
  await control('tokens/revoke', { externalReferenceCode });
  await submitButton(visit).click();
  await expect(visit.portal.getByText('Success!')).toBeVisible({ timeout: 20_000 });
});

test('shows what changed before Submit, and lets the investor decide again', async ({ page }) => {
  const campaign = await freshCampaign();
  const visit = await goToReview(page, '6000', campaign);
  await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 13.25 });
  await submitButton(visit).click();
  const { portal } = visit;
  await expect(
    portal.getByText('Nothing was submitted: the campaign has just changed'),
  ).toBeVisible();
  await expect(portal.getByText('Share price: PHP 12.50 → PHP 13.25')).toBeVisible();
  expect(await storedCommitments(visit.investor)).toEqual([]);
  await submitButton(visit).click();
  await expectCommitted(visit, 6_000);
});
