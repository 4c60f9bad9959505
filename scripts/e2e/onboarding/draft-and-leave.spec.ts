import { reload } from '../portal-frame';
import { expect, openFromMenu, test } from '../portal';
import {
  button,
  choose,
  drawAndSave,
  expectStep,
  giveConsent,
  openAgreement,
  openWizard,
} from './wizard';

test('Back works like Previous, a reload keeps step and answers, and leaving asks', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  const { portal } = wizard;
  await giveConsent(wizard);
  await test.step('the browser’s back button works like Previous', async () => {
    await page.evaluate(() => history.back());
    await expectStep(portal, 1, 'Consent to Get Verified');
    await expect(portal.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await button(portal, 'Proceed').click();
    await expectStep(portal, 2, 'Input Additional Info');
    await button(portal, 'Previous').click();
    await expectStep(portal, 1, 'Consent to Get Verified');
    await button(portal, 'Proceed').click();
  });
  await test.step('a reload keeps the step and its answers', async () => {
    await choose(portal, 'Nationality *', 'Filipino');
    await portal.getByRole('switch', { name: /director of a crowdfunding portal/ }).check();
    await portal.getByLabel('Position*').fill('Director');
    await reload(page);
    await expectStep(portal, 2, 'Input Additional Info');
    const nationality = portal.getByRole('combobox', { name: 'Nationality *' });
    await expect(nationality).toHaveValue('Filipino');
    await expect(portal.getByLabel('Position*')).toHaveValue('Director');
  });
  await test.step('asks before leaving with unsubmitted answers', async () => {
    const leave = async () => {
      await openFromMenu(portal, 'Portfolio');
    };
    await leave();
    await expect(portal.getByRole('dialog', { name: 'Leave the registration?' })).toBeVisible();
    await button(portal, 'Stay').click();
    await expectStep(portal, 2, 'Input Additional Info');
    await leave();
    await button(portal, 'Leave').click();
    await expect(portal.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  });
});

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
