import { expect, expectAccessible, freshInvestor, openFromMenu, openPortal, test } from '../portal';

/** The product in one test: from the platform's page to a commitment and a smaller wallet. */
test('an investor commits money and finds it again', async ({ page }) => {
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  const portal = await openPortal(page, investor);

  // The hand-over leads a registered investor to the profile.
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(portal.getByText('200,000.00')).toBeVisible();

  await openFromMenu(portal, 'Investment Opportunities');
  await expect(portal.getByRole('tab', { name: 'Newest', selected: true })).toBeVisible();
  const card = portal.getByRole('article').first();
  await expect(card).toBeVisible();
  await card.getByRole('link').first().click();

  await expect(portal.getByRole('tab', { name: 'Introduction' })).toBeVisible();
  // The risk warning is visible before every press towards a commitment (readings R13).
  const risk = portal.getByRole('note', { name: 'Risk' });
  await expect(risk).toContainText('You could lose all the money you invest');
  await expect(risk).toBeInViewport({ ratio: 1 });
  await portal
    .getByRole('button', { name: 'Invest Now' })
    .or(portal.getByRole('link', { name: 'Invest Now' }))
    .first()
    .click();

  const amount = portal.getByRole('textbox', { name: /amount/i });
  await amount.fill('25000');
  await amount.blur();
  await expect(amount).toHaveValue('25,000.00');
  await expectAccessible(page);
  await expect(risk).toBeInViewport({ ratio: 1 });
  await portal.getByRole('button', { name: 'Invest' }).click();

  await expect(portal.getByRole('heading', { name: 'Payment Option' })).toBeVisible();
  await expect(portal.getByRole('radio').first()).toBeChecked();
  await expectAccessible(page);
  await portal.getByRole('button', { name: 'Continue' }).click();

  await expect(portal.getByRole('heading', { name: 'Review Summary' })).toBeVisible();
  await expect(portal.getByText('25,000.00').first()).toBeVisible();
  await portal.getByRole('button', { name: 'Submit' }).click();

  await expect(portal.getByText('Success!')).toBeVisible();

  await openFromMenu(portal, 'Portfolio');
  await portal.getByRole('link', { name: /Investment Commitments/ }).click();
  await portal.getByText('By Commitment').click();
  await expect(portal.getByText('25,000.00').first()).toBeVisible();
  await expectAccessible(page);

  await openFromMenu(portal, 'Profile');
  await expect(portal.getByText('175,000.00')).toBeVisible();
});
