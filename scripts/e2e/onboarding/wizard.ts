import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { freshInvestor, openPortal, type Investor } from '../portal';

/** The portal in a frame or in its own window. */
type Portal = Pick<FrameLocator, 'getByLabel' | 'getByRole' | 'getByText' | 'locator'>;

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

async function proceed(portal: Portal, step: number, title: string) {
  await button(portal, 'Proceed').click();
  await expectStep(portal, step, title);
}

async function giveConsent(portal: Portal) {
  await answer(portal, /consent to the processing/, true);
  await proceed(portal, 2, 'Input Additional Info');
}

async function giveNationality(portal: Portal) {
  const field = portal.getByRole('combobox', { name: 'Nationality *', exact: true });
  await field.selectOption({ label: 'Filipino' });
  await proceed(portal, 3, 'Premium Account Access');
}

async function givePremium(portal: Portal) {
  await portal.getByLabel('Annual Gross Income').fill('1200000');
  await portal.getByLabel('Total Asset *').selectOption('Above Php 1,000,000');
  await portal.getByLabel('Net Worth *').selectOption('Php 500,000.1 to Php 1,000,000');
  await answer(portal, /investment limit/, true);
  await portal.getByLabel('Tax Identification Number').fill('123-456-789');
  await proceed(portal, 4, 'Qualified Account Access');
}

async function giveQualified(portal: Portal) {
  await answer(portal, /qualified investor/, false);
  await proceed(portal, 5, 'Investor Agreement');
}

/** Each fills in one step before the last with the fewest answers, and goes on. */
export const steps = [giveConsent, giveNationality, givePremium, giveQualified];

/** Goes from the welcome screen to step 5 for a new investor. */
export async function openAgreement(page: Page): Promise<{ portal: Portal; investor: Investor }> {
  const investor = await freshInvestor('New', { firstName: 'Ana', lastName: 'Reyes' });
  const portal = await openPortal(page, investor);
  await button(portal, 'Accept').click();
  await expectStep(portal, 1, 'Consent to Get Verified');
  for (const fill of steps) await fill(portal);
  return { portal, investor };
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
