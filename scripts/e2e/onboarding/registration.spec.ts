import { expect, expectAccessible, test } from '../portal.ts';
import {
  agreeAndSubmit,
  answer,
  button,
  choose,
  draw,
  expectRegistered,
  expectStep,
  giveConsent,
  givePremium,
  giveQualified,
  openWizard,
  storedRegistration,
} from './wizard.ts';

test('§2 stores a complete registration with a drawn signature', async ({ page }) => {
  const wizard = await openWizard(page);
  const { portal, investor } = wizard;
  await expectAccessible(page);
  await giveConsent(wizard);

  await choose(portal, 'Nationality *', 'Other');
  await choose(portal, 'Other Nationality *', 'Swiss');
  await portal.getByRole('switch', { name: /director of a crowdfunding portal/ }).check();
  await portal.getByLabel('CF Platform or Portal Name*').fill('Ambag');
  await portal.getByLabel('Position*').fill('Director');
  await portal.getByRole('switch', { name: /director of an issuer/ }).check();
  const issuers = portal.getByRole('group', { name: 'Your positions at issuers' });
  await issuers.getByLabel('CF Platform or Portal Name*').fill('Ambag');
  await issuers.getByLabel('Name of Issuer*').fill('Panaderya Luz');
  await issuers.getByLabel('Position*').fill('Treasurer');
  await portal.getByRole('switch', { name: /have ties to/ }).check();
  await portal.getByRole('switch', { name: /have an account/ }).check();
  await portal.getByRole('checkbox', { name: /I warrant that I have not breached/ }).check();
  await expectAccessible(page);
  await button(portal, 'Proceed').click();

  await expectStep(portal, 3, 'Premium Account Access');
  await expectAccessible(page);
  await givePremium(wizard);
  await expectAccessible(page);
  await giveQualified(wizard);
  await expectAccessible(page);

  await draw(wizard);
  await expectAccessible(page);
  await button(portal, 'Save').click();
  const signature = portal.getByRole('img', { name: 'Your signature', exact: true });
  await expect(signature).toBeVisible();
  expect(await signature.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    50,
  );
  await expectAccessible(page);

  await agreeAndSubmit(wizard);
  await expectRegistered(wizard);
  expect(await storedRegistration(investor)).toMatchObject({
    externalReferenceCode: investor.externalReferenceCode,
    financialInformation: {
      waiveInvestmentLimit: true,
      annualGrossIncome: 1_200_000,
      annualGrossIncomeCurrency: 'PHP',
      assets: 'Above Php 1,000,000',
      netWorth: 'Php 500,000.1 to Php 1,000,000',
      taxIdentificationNo: '123-456-789',
      isOfficerDirector: true,
      isOfficerDirectorIssuer: true,
      isAssociatedWithCrowdfunding: true,
      hasAccountCrowdFunding: true,
      isAnnualRetailLimitBreached: true,
      agreeToOpenR1InvestmentsAccount: true,
      assocOffDirector: [
        {
          userFinancialInfoUserId: 0,
          associatedOfficerDirectorPortalName: 'Ambag',
          associatedOfficerDirectorPosition: 'Director',
        },
      ],
      assocOffDirectorIssuer: [
        {
          userFinancialInfoUserId: 0,
          associatedOfficerDirectorIssuerPlatformName: 'Ambag',
          associatedOfficerDirectorIssuerName: 'Panaderya Luz',
          associatedOfficerDirectorIssuerPosition: 'Treasurer',
        },
      ],
    },
    userDetails: { firstName: 'Ana', nationality: 'OTH', otherNationality: 'Swiss' },
    digitalSignatureDetails: {
      signatureFileUrl: expect.stringMatching(/^http.+\.png/),
      location: 'Makati City, Philippines',
      ipAddress: expect.stringMatching(/[.:]/),
    },
  });
});

test('§4, §5 the fields of an invalid step show their errors, and rows come and go with their toggle', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  const { portal } = wizard;
  await test.step('without consent', async () => {
    await expect(button(portal, 'Proceed')).toBeDisabled();
    await answer(portal, /consent to the processing/, false);
    await expect(portal.getByText('Your consent is needed')).toBeVisible();
    await expect(button(portal, 'Proceed')).toBeDisabled();
  });
  await giveConsent(wizard);

  await test.step('the toggles add an empty row, clear the rows, and turn off with the last row', async () => {
    const toggle = portal.getByRole('switch', { name: /director of a crowdfunding portal/ });
    const rows = portal.getByRole('group', { name: /^Row \d$/ });
    await toggle.check();
    await expect(rows).toHaveCount(1);
    await button(portal, 'Add another position').click();
    await expect(rows).toHaveCount(2);
    await toggle.uncheck();
    await expect(rows).toHaveCount(0);
    await toggle.check();
    await button(portal, 'Remove row 1').click();
    await expect(rows).toHaveCount(0);
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toBeFocused();
  });

  await test.step('an invalid step stays, and focuses the first invalid field', async () => {
    await button(portal, 'Proceed').click();
    await expect(portal.getByText('Nationality is required')).toBeVisible();
    const nationality = portal.getByRole('combobox', { name: 'Nationality *', exact: true });
    await expect(nationality).toBeFocused();
    await nationality.fill('zzz');
    await expect(portal.getByText('No record found')).toBeVisible();
    await choose(portal, 'Nationality *', 'Other');
    await expect(portal.getByText('Nationality is required')).toBeHidden();
    await portal.getByRole('switch', { name: /director of an issuer/ }).check();
    await portal.getByRole('switch', { name: /have an account/ }).check();
    await button(portal, 'Proceed').click();
    for (const message of [
      'Other Nationality is required',
      'Platform name is required',
      'Issuer name is required',
      'Position is required',
      'This is required',
    ])
      await expect(portal.getByText(message, { exact: true })).toBeVisible();
    const other = portal.getByRole('combobox', { name: 'Other Nationality *' });
    await expect(other).toBeFocused();
    await expect(other).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('the income is validated while typing and formatted on blur', async () => {
    await choose(portal, 'Nationality *', 'Filipino');
    await portal.getByRole('switch', { name: /director of an issuer/ }).uncheck();
    await portal.getByRole('switch', { name: /have an account/ }).uncheck();
    await button(portal, 'Proceed').click();
    const income = portal.getByLabel('Annual Gross Income');
    await income.pressSequentially('₱1200a');
    await expect(portal.getByText('Annual Gross Income must be a valid number')).toBeVisible();
    await income.blur();
    await expect(income).toHaveValue('1,200.00');
    await expect(portal.getByText('Annual Gross Income must be a valid number')).toBeHidden();
    await income.fill('');
    await button(portal, 'Proceed').click();
    for (const message of [
      'Annual Gross Income is required',
      'Total Asset is required',
      'Net Worth is required',
      'This is required',
    ])
      await expect(portal.getByText(message, { exact: true })).toBeVisible();
    await expect(income).toBeFocused();
  });
});
