import { expect, expectAccessible, test } from '../portal';
import {
  answer,
  button,
  choose,
  draw,
  expectStep,
  giveConsent,
  givePremium,
  giveQualified,
  openWizard,
  storedRegistration,
} from './wizard';

test('§2 stores a complete registration with a drawn signature', async ({ page }) => {
  const wizard = await openWizard(page);
  const { portal, investor } = wizard;
  await expectAccessible(page);
  await giveConsent(wizard);

  await button(portal, 'Proceed').click();
  await expect(portal.getByText('Nationality is required')).toBeVisible();
  await expectAccessible(page);
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
  await expect(button(portal, 'Sign Again')).toBeFocused();
  await expect(portal.getByText(/^\d{4}-\d\d-\d\d, \d\d:\d\d/)).toBeVisible();
  await expect(portal.getByText(/^([\da-f]*[.:]+)+[\da-f]+$/)).toBeVisible();
  const signature = portal.getByRole('img', { name: 'Your signature', exact: true });
  await expect(signature).toBeVisible();
  expect(await signature.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    50,
  );
  await expectAccessible(page);

  await answer(portal, /open the investments account/, false);
  await button(portal, 'Submit').click();
  await expect(portal.getByText('Agreement must be accepted to proceed.')).toBeVisible();
  await answer(portal, /open the investments account/, true);
  await button(portal, 'Submit').click();
  await expect(portal.getByText('Success!')).toBeVisible();
  await expect(portal.getByRole('tab', { name: 'Newest' })).toBeVisible();
  // payload.test.ts of remote-onboarding has every field.
  expect(await storedRegistration(investor)).toMatchObject({
    externalReferenceCode: investor.externalReferenceCode,
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
