import { reload } from '../portal-frame.ts';
import { expect, test } from '../portal.ts';
import {
  agreeAndSubmit,
  button,
  choose,
  drawAndSave,
  expectStep,
  failNext,
  giveConsent,
  openAgreement,
  openWizard,
  storedRegistration,
} from './wizard.ts';

test('a reload keeps the step and its answers', async ({ page }) => {
  const wizard = await openWizard(page);
  const { portal } = wizard;
  await giveConsent(wizard);
  await choose(portal, 'Nationality *', 'Filipino');
  await portal.getByRole('switch', { name: /director of a crowdfunding portal/ }).check();
  await portal.getByLabel('Position*').fill('Director');
  await reload(wizard.page);
  await expectStep(portal, 2, 'Input Additional Info');
  await expect(portal.getByRole('combobox', { name: 'Nationality *' })).toHaveValue('Filipino');
  await expect(portal.getByLabel('Position*')).toHaveValue('Director');
});

test('a reload loses tax number and signature, and step 5 says so', async ({ page }) => {
  const wizard = await openAgreement(page);
  const { portal } = wizard;
  await drawAndSave(wizard);
  page.on('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await expectStep(portal, 5, 'Investor Agreement');
  await expect(
    portal.getByText('Enter your tax identification number and your signature again'),
  ).toBeVisible();
  await expect(portal.getByText('123-456-789')).toBeHidden();
  await expect(button(portal, 'Add Signature')).toBeVisible();
});

test('the browser’s back button works like Previous', async ({ page }) => {
  const wizard = await openWizard(page);
  const { portal } = wizard;
  await giveConsent(wizard);
  await page.evaluate(() => history.back());
  await expectStep(portal, 1, 'Consent to Get Verified');
  await expect(portal.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await button(portal, 'Proceed').click();
  await expectStep(portal, 2, 'Input Additional Info');
  await button(portal, 'Previous').click();
  await expectStep(portal, 1, 'Consent to Get Verified');
});

test('Change in the review opens the step of an answer', async ({ page }) => {
  const { portal } = await openAgreement(page);
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
});

test('asks before leaving with unsubmitted answers', async ({ page }) => {
  const wizard = await openWizard(page);
  const { portal } = wizard;
  await giveConsent(wizard);
  const leave = async () => {
    await portal.getByRole('button', { name: 'Menu' }).click();
    await portal.getByRole('link', { name: 'Portfolio' }).click();
  };
  await leave();
  await expect(portal.getByRole('dialog', { name: 'Leave the registration?' })).toBeVisible();
  await button(portal, 'Stay').click();
  await expectStep(portal, 2, 'Input Additional Info');
  await leave();
  await button(portal, 'Leave').click();
  await expect(portal.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
});

test('readings R14: three presses of Back while the registration is sent leave the investor where they went', async ({
  page,
}) => {
  const wizard = await openAgreement(page);
  const { portal, investor } = wizard;
  await failNext(investor, { call: 'register', delayMs: 2_500 });
  await agreeAndSubmit(wizard);
  for (let press = 0; press < 3; press += 1) {
    await page.evaluate(() => history.back());
    await page.waitForTimeout(150);
  }
  await expect(portal.getByText('Success!')).toBeVisible();
  await expect(portal.getByRole('heading', { level: 1, name: 'You are registered' })).toBeVisible();
  await expect(portal.getByText('Success!')).toHaveCount(0, { timeout: 10_000 });
  await expect(portal.getByRole('heading', { level: 1, name: 'You are registered' })).toBeVisible();
  expect(await storedRegistration(investor)).not.toBeNull();
});
