import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { control, freshInvestor, openPortal, type Investor } from '../portal';

/** The portal in a frame or in its own window. */
type Portal = Pick<FrameLocator, 'getByLabel' | 'getByRole' | 'getByText' | 'locator'>;

export interface Wizard {
  page: Page;
  portal: Portal;
  investor: Investor;
}

/** Opens step 1 for a new investor, past the welcome screen. */
export async function openWizard(page: Page): Promise<Wizard> {
  const investor = await freshInvestor('New', { firstName: 'Ana', lastName: 'Reyes' });
  const portal = await openPortal(page, investor);
  await portal.getByRole('button', { name: 'Accept' }).click();
  await expectStep(portal, 1, 'Consent to Get Verified');
  return { page, portal, investor };
}

export async function expectStep(portal: Portal, step: number, title: string) {
  await expect(portal.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(portal.getByText(`Step ${step}`, { exact: true })).toBeVisible();
}

export function button(portal: Portal, name: string): Locator {
  return portal.getByRole('button', { name, exact: true });
}

export async function answer(portal: Portal, question: RegExp, yes: boolean) {
  const group = portal.getByRole('radiogroup', { name: question });
  await group.getByRole('radio', { name: yes ? 'Yes' : 'No' }).check();
}

export async function choose(portal: Portal, label: string, option: string) {
  const field = portal.getByRole('combobox', { name: label, exact: true });
  await field.selectOption({ label: option });
}

export async function giveConsent({ portal }: Wizard) {
  await answer(portal, /consent to the processing/, true);
  await button(portal, 'Proceed').click();
  await expectStep(portal, 2, 'Input Additional Info');
}

export async function giveNationality({ portal }: Wizard) {
  await choose(portal, 'Nationality *', 'Filipino');
  await button(portal, 'Proceed').click();
  await expectStep(portal, 3, 'Premium Account Access');
}

export async function givePremium({ portal }: Wizard) {
  await portal.getByLabel('Annual Gross Income').fill('1200000');
  await portal.getByLabel('Total Asset *').selectOption('Above Php 1,000,000');
  await portal.getByLabel('Net Worth *').selectOption('Php 500,000.1 to Php 1,000,000');
  await answer(portal, /investment limit/, true);
  await portal.getByLabel('Tax Identification Number').fill('123-456-789');
  await button(portal, 'Proceed').click();
  await expectStep(portal, 4, 'Qualified Account Access');
}

export async function giveQualified({ portal }: Wizard) {
  await answer(portal, /qualified investor/, false);
  await button(portal, 'Proceed').click();
  await expectStep(portal, 5, 'Investor Agreement');
}

/** Goes from the welcome screen to step 5 with the fewest answers. */
export async function openAgreement(page: Page): Promise<Wizard> {
  const wizard = await openWizard(page);
  await giveConsent(wizard);
  await giveNationality(wizard);
  await givePremium(wizard);
  await giveQualified(wizard);
  return wizard;
}

export async function startStroke(page: Page, canvas: Locator) {
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The canvas is not visible.');
  const at = (part: number) => [box.x + box.width * part, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.5), { steps: 8 });
  await page.mouse.move(...at(0.7), { steps: 8 });
}

/** Returns the registration in the sandbox's database, or null before there is a registration. */
export async function storedRegistration({ externalReferenceCode }: Investor): Promise<unknown> {
  const path = `investors/${externalReferenceCode}/registration`;
  return (await control<{ registration: unknown }>(path)).registration;
}
