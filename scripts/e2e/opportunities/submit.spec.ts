import { paths } from '@investor-portal/shared/routes/paths';
import { control, expect, expectAccessible, openFromMenu, test, reload } from '../portal';
import {
  checkButton,
  fail,
  freshCampaign,
  goToReview,
  openAt,
  storedCommitments,
  submitButton,
  submitSlowly,
  type OpenedPortal,
} from '../investing';

const figure = ({ portal }: OpenedPortal, label: string) =>
  portal.locator('dl > div').filter({ hasText: label });

async function expectCommitted({ portal, investor }: OpenedPortal, amount: number) {
  await expect(portal.getByText('Success!')).toBeVisible({ timeout: 20_000 });
  await expect(
    portal.getByRole('heading', { level: 1, name: 'Investment Opportunities' }),
  ).toBeVisible();
  const stored = await storedCommitments(investor);
  expect(stored.map((each) => each.commitmentAmount)).toEqual([amount]);
}

test('§2 reviews, submits once, and shows the receipt, the commitment and the smaller wallet', async ({
  page,
}) => {
  const campaign = await freshCampaign();
  const visit = await goToReview(page, '25,010.50', campaign, 'BIBO');
  const { portal, investor } = visit;
  const change = portal.getByRole('link', { name: 'Change', exact: true });
  await test.step('Change leads to the payment option, and leaves an entry of the platform alone', async () => {
    await page.evaluate(() => history.pushState(null, '', '#menu'));
    await change.click();
    await portal.getByRole('radio').first().check();
    await portal.getByRole('button', { name: 'Continue' }).click();
    await expect(change).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#menu');
  });
  await expect(figure(visit, 'Investment Amount')).toContainText('PHP 25,010.50');
  await expect(figure(visit, 'Total Amount')).toContainText('PHP 25,010.50');
  await expectAccessible(page);
  await test.step('keys under the overlay do nothing', async () => {
    await fail(investor, 'invest', { delayMs: 2_000, times: 1 });
    await submitButton(visit).click();
    await expect(
      portal.getByText('Submitting your commitment of PHP 25,010.50. Keep this page open.'),
    ).toBeVisible();
    await change.focus();
    await page.keyboard.press('Enter');
    await expectCommitted(visit, 25_010.5);
  });

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
  await page.keyboard.press('Escape');
  await openFromMenu(portal, 'Portfolio');
  await portal.getByRole('link', { name: /Investment Commitments/ }).click();
  await portal.getByText('By Commitment').click();
  await expect(portal.getByText('25,010.50').first()).toBeVisible();
  await openFromMenu(portal, 'Profile');
  await expect(portal.getByText('174,989.50')).toBeVisible();
});

test('finds the commitment after a reload before the response arrived, and sends nothing', async ({
  page,
}) => {
  const visit = await goToReview(page, '6000', await freshCampaign());
  await submitSlowly(visit, 1_500, 200);
  await reload(page);
  await expectCommitted(visit, 6_000);
});

test('finds what the server committed after a timeout, and does not repeat it', async ({
  page,
}) => {
  await page.clock.install();
  const visit = await goToReview(page, '6000', await freshCampaign());
  // On a busy machine, the browser may at first only have sent the CORS preflight.
  await submitSlowly(visit, 9_000, 1_000);
  // The portal waits half a minute for a response.
  await page.clock.fastForward(31_000);
  await expect(visit.portal.getByText(/^We don’t know yet whether/)).toBeVisible();
  await expect(visit.portal.locator('[data-toast]')).toHaveCount(0);
  await expectAccessible(page);
  await expect.poll(async () => (await storedCommitments(visit.investor)).length).toBe(1);
  await checkButton(visit).click();
  await expectCommitted(visit, 6_000);
});

test('Submit waits for the account, says what has changed meanwhile, and renews the token, which loses nothing', async ({
  page,
}) => {
  const campaign = await freshCampaign();
  const visit = await openAt(page, paths.paymentReview(campaign.guid));
  const { portal, investor } = visit;
  const { externalReferenceCode } = investor;
  const radio = (index: number) => portal.getByRole('radio').nth(index);
  await test.step('redirects to the amount while there is none, and keeps amount and payment option over a reload', async () => {
    const amount = portal.getByLabel('Amount');
    await amount.fill('6,250.00');
    await portal.getByRole('button', { name: 'Invest', exact: true }).click();
    await expect(portal.getByRole('heading', { name: 'Payment Option' })).toBeVisible();
    await expect(radio(0)).toBeChecked();
    await reload(page);
    await expect(radio(0)).toBeChecked();
    await radio(1).check();
    await portal.getByRole('button', { name: 'Continue' }).click();
    await expect(portal.getByRole('heading', { name: 'Review Summary' })).toBeVisible();
    await reload(page);
    await expect(figure(visit, 'Investment Amount')).toContainText('PHP 6,250.00');
    await expect(figure(visit, 'Payment Option')).toContainText('BIBO');
    await portal.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(radio(1)).toBeChecked();
    await portal.getByRole('link', { name: 'Amount' }).click();
    await expect(amount).toHaveValue('6,250.00');
    await amount.fill('6000');
    await portal.getByRole('button', { name: 'Invest', exact: true }).click();
    await radio(0).check();
    await portal.getByRole('button', { name: 'Continue' }).click();
    await expect(portal.getByRole('heading', { name: 'Review Summary' })).toBeVisible();
  });
  await test.step('the account cannot be loaded, until Retry', async () => {
    await fail(investor, 'userDetails', { status: 400 });
    await reload(page);
    await expect(portal.getByText('We couldn’t load your account')).toBeVisible();
    const retry = portal.getByRole('button', { name: 'Retry' });
    await control('faults/clear', { externalReferenceCode });
    // While another request is under way, a press does nothing.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(submitButton(visit)).toBeEnabled({ timeout: 3_000 });
    }).toPass();
  });
  await test.step('the campaign has changed: the investor decides again', async () => {
    await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 13.25 });
    await submitButton(visit).click();
    const changed = portal.getByText('Nothing was submitted: the campaign has just changed');
    await expect(changed).toBeVisible();
    await expect(portal.getByText('Share price: PHP 12.50 → PHP 13.25')).toBeVisible();
    expect(await storedCommitments(investor)).toEqual([]);
  });
  await test.step('readings S6: the token is no longer valid', async () => {
    await control('tokens/revoke', { externalReferenceCode });
    await submitButton(visit).click();
    await expect(portal.getByText('Your commitment: PHP 6,000.00')).toBeVisible();
  });
});
