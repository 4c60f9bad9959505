import type { Locator, Page } from '@playwright/test';
import { control, expect, expectAccessible, freshInvestor, openPortal, test } from '../portal';
import { button, expectStep } from './wizard';

async function tabTo(page: Page, control: Locator) {
  await control.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach the control.');
}

test('§2 stores a registration by keyboard alone, with a typed signature', async ({ page }) => {
  const investor = await freshInvestor('New', { firstName: 'Ana', lastName: 'Reyes' });
  const portal = await openPortal(page, investor);
  const press = async (control: Locator, key: string) => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  const type = async (control: Locator, text: string) => {
    await tabTo(page, control);
    await page.keyboard.type(text);
  };
  const select = async (name: string, text: string, option: string) => {
    const field = portal.getByRole('combobox', { name, exact: true });
    await type(field, text);
    await expect(field.locator('option:checked')).toHaveText(option);
  };
  const switchOn = (name: RegExp) => press(portal.getByRole('switch', { name }), 'Space');
  const answer = (question: RegExp, choice = 'Yes') =>
    portal.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice });
  const sayYes = (question: RegExp) => press(answer(question), 'Space');
  const goOn = () => press(button(portal, 'Proceed'), 'Enter');

  await expect(button(portal, 'Accept')).toBeVisible();
  await expectAccessible(page);
  await press(button(portal, 'Accept'), 'Enter');
  await expectStep(portal, 1, 'Consent to Get Verified');
  await expectAccessible(page);
  await sayYes(/consent to the processing/);
  await goOn();

  await expectStep(portal, 2, 'Input Additional Info');
  await goOn();
  await expect(portal.getByText('Nationality is required')).toBeVisible();
  await expectAccessible(page);
  await select('Nationality *', 'Other', 'Other');
  await select('Other Nationality *', 'Swiss', 'Swiss');
  await switchOn(/director of a crowdfunding portal/);
  await type(portal.getByLabel('CF Platform or Portal Name*'), 'Ambag');
  await type(portal.getByLabel('Position*'), 'Director');
  await switchOn(/director of an issuer/);
  const issuers = portal.getByRole('group', { name: 'Your positions at issuers' });
  await type(issuers.getByLabel('CF Platform or Portal Name*'), 'Ambag');
  await type(issuers.getByLabel('Name of Issuer*'), 'Panaderya Luz');
  await type(issuers.getByLabel('Position*'), 'Treasurer');
  await switchOn(/have ties to/);
  await switchOn(/have an account/);
  await press(portal.getByRole('checkbox', { name: /I warrant that I have not/ }), 'Space');
  await expectAccessible(page);
  await goOn();

  await expectStep(portal, 3, 'Premium Account Access');
  await expectAccessible(page);
  await type(portal.getByLabel('Annual Gross Income'), '1200000');
  await type(portal.getByLabel('Total Asset *'), 'Above');
  await type(portal.getByLabel('Net Worth *'), 'Below');
  await sayYes(/investment limit/);
  await type(portal.getByLabel('Tax Identification Number'), '123-456-789');
  await goOn();

  await expectStep(portal, 4, 'Qualified Account Access');
  await expectAccessible(page);
  await sayYes(/qualified investor/);
  await goOn();

  await expectStep(portal, 5, 'Investor Agreement');
  await press(button(portal, 'Add Signature'), 'Enter');
  await press(portal.getByRole('tab', { name: 'Draw' }), 'ArrowRight');
  await type(portal.getByLabel('Your full name'), 'Ana Reyes');
  await expectAccessible(page);
  await press(button(portal, 'Save'), 'Enter');
  await expect(button(portal, 'Sign Again')).toBeFocused();
  await expect(portal.getByRole('img', { name: 'Your signature', exact: true })).toBeVisible();
  await expect(portal.getByText(/^\d{4}-\d\d-\d\d, \d\d:\d\d/)).toBeVisible();
  await expect(portal.getByText(/^([\da-f]*[.:]+)+[\da-f]+$/)).toBeVisible();
  await expectAccessible(page);
  const agreement = /open the investments account/;
  await press(answer(agreement), 'ArrowDown');
  await press(button(portal, 'Submit'), 'Enter');
  await expect(portal.getByText('Agreement must be accepted to proceed.')).toBeVisible();
  await press(answer(agreement, 'No'), 'ArrowUp');
  await press(button(portal, 'Submit'), 'Enter');
  await expect(portal.getByText('Success!')).toBeVisible();
  await expect(portal.getByRole('tab', { name: 'Newest' })).toBeVisible();
  // payload.test.ts of remote-onboarding has every field.
  const { externalReferenceCode } = investor;
  const { registration } = await control<{ registration: unknown }>(
    `investors/${externalReferenceCode}/registration`,
  );
  expect(registration).toMatchObject({
    externalReferenceCode,
    financialInformation: {
      taxIdentificationNo: '123-456-789',
      isAnnualRetailLimitBreached: true,
      assocOffDirector: [{ associatedOfficerDirectorPortalName: 'Ambag' }],
      assocOffDirectorIssuer: [{ associatedOfficerDirectorIssuerName: 'Panaderya Luz' }],
    },
    userDetails: { firstName: 'Ana', nationality: 'OTH', otherNationality: 'Swiss' },
    digitalSignatureDetails: {
      signatureFileUrl: expect.stringMatching(/^http.+\.png/),
      ipAddress: expect.stringMatching(/[.:]/),
    },
  });
});
