import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, freshInvestor, openPortal, test } from '../portal';
import { button, expectStep, storedRegistration } from './wizard';

async function tabTo(page: Page, control: Locator) {
  await control.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach the control.');
}

test('completes a registration by keyboard alone, with a typed signature', async ({ page }) => {
  const investor = await freshInvestor('New');
  const portal = await openPortal(page, investor);
  const press = async (control: Locator, key: string) => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  const type = async (control: Locator, text: string) => {
    await tabTo(page, control);
    await page.keyboard.type(text);
  };
  const yes = (question: RegExp) =>
    portal.getByRole('radiogroup', { name: question }).getByRole('radio', { name: 'Yes' });

  await expect(button(portal, 'Accept')).toBeVisible();
  await expectAccessible(page);
  await press(button(portal, 'Accept'), 'Enter');
  await expectStep(portal, 1, 'Consent to Get Verified');
  await press(yes(/consent to the processing/), 'Space');
  await press(button(portal, 'Proceed'), 'Enter');

  await expectStep(portal, 2, 'Input Additional Info');
  const nationality = portal.getByRole('combobox', { name: 'Nationality *' });
  await type(nationality, 'Filipi');
  await expect(nationality.locator('option:checked')).toHaveText('Filipino');
  await press(portal.getByRole('switch', { name: /director of a crowdfunding portal/ }), 'Space');
  await type(portal.getByLabel('CF Platform or Portal Name*'), 'Ambag');
  await type(portal.getByLabel('Position*'), 'Director');
  await press(button(portal, 'Proceed'), 'Enter');

  await expectStep(portal, 3, 'Premium Account Access');
  await type(portal.getByLabel('Annual Gross Income'), '1200000');
  await type(portal.getByLabel('Total Asset *'), 'Above');
  await type(portal.getByLabel('Net Worth *'), 'Below');
  await press(yes(/investment limit/), 'Space');
  await press(button(portal, 'Proceed'), 'Enter');

  await expectStep(portal, 4, 'Qualified Account Access');
  await press(yes(/qualified investor/), 'Space');
  await press(button(portal, 'Proceed'), 'Enter');

  await expectStep(portal, 5, 'Investor Agreement');
  await press(button(portal, 'Add Signature'), 'Enter');
  await press(portal.getByRole('tab', { name: 'Draw' }), 'ArrowRight');
  await type(portal.getByLabel('Your full name'), 'Ana Reyes');
  await press(button(portal, 'Save'), 'Enter');
  await expect(portal.getByRole('img', { name: 'Your signature', exact: true })).toBeVisible();
  await press(yes(/open the investments account/), 'Space');
  await press(button(portal, 'Submit'), 'Enter');

  await expect(portal.getByText('Success!')).toBeVisible();
  expect(await storedRegistration(investor)).toMatchObject({ userDetails: { nationality: 'PH' } });
});
