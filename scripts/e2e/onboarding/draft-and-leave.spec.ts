import { reload } from '../portal-frame';
import { expect, test } from '../portal';
import { button, drawAndSave, expectStep, openAgreement } from './wizard';

test('Change in the review opens a step, and a reload loses tax number and signature, which step 5 says', async ({
  page,
}) => {
  const wizard = await openAgreement(page);
  const { portal } = wizard;
  const ends = await portal
    .getByRole('link', { name: /^Change/ })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
  await portal.getByRole('link', { name: 'Change Premium Account Access' }).click();
  await expectStep(portal, 3, 'Premium Account Access');
  await portal.getByLabel('Annual Gross Income').fill('900000');
  await button(portal, 'Proceed').click();
  await button(portal, 'Proceed').click();
  await expect(portal.getByText('PHP 900,000.00')).toBeVisible();

  await drawAndSave(wizard);
  await expect(portal.getByText('123-456-789')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await expectStep(portal, 5, 'Investor Agreement');
  await expect(
    portal.getByText('Enter your tax identification number and your signature again'),
  ).toBeVisible();
  await expect(portal.getByText('123-456-789')).toBeHidden();
  await expect(button(portal, 'Add Signature')).toBeVisible();
});
