import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, freshInvestor, openPortal, test, goTo } from '../portal';
import { answer, button } from './wizard';

/** Taps the same spot twice, like a thumb. The second tap hits whatever the first tap opened. */
async function doubleTap(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible.');
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // The second tap does not wait for the page's response to the first tap.
  await Promise.all([tap(), page.waitForTimeout(120).then(tap)]);
}

/** Returns the space beside the text of a select's chosen option, in px, or a negative number if the text is cut off. */
function spareRoom(select: Locator): Promise<number> {
  return select.evaluate((it: HTMLSelectElement) => {
    const style = getComputedStyle(it);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = context.measureText(it.selectedOptions[0]?.text ?? '').width;
    return it.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - text;
  });
}

// remote-onboarding/src/accounts/StandaloneForm.test.tsx tests what the forms and their dialogs say and where they lead.
test('§2 the premium form holds long names and options, makes no request, and a second tap does not go on', async ({
  page,
}) => {
  const investor = await freshInvestor('Basic', {
    firstName: 'Bartholomew-Christopherson',
    lastName: 'Wolfeschlegelsteinhausenbergerdorff',
  });
  const portal = await openPortal(page, investor);
  await test.step('the profile fits a long name', async () => {
    const name = portal.getByRole('heading', { name: /^Bartholomew/ });
    await expect(name).toBeVisible();
    const overflow = () =>
      name.evaluate(
        (it) => it.getBoundingClientRect().right + it.scrollWidth - it.clientWidth - innerWidth,
      );
    await expect.poll(overflow).toBeLessThan(0);
  });
  await goTo(page, '/main/premium-account');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('register'))
      writes.push(request.url());
  });
  await portal.getByLabel('Annual Gross Income').fill('50000');
  await portal.getByLabel('Total Asset *').selectOption('Below Php 500,000');
  const netWorth = portal.getByLabel('Net Worth *');
  await netWorth.selectOption('Php 500,000.1 to Php 1,000,000');
  expect(await spareRoom(netWorth)).toBeGreaterThanOrEqual(0);
  await test.step('WCAG 1.4.10: at 320 px a long option takes a second line', async () => {
    const height = () => netWorth.evaluate((it) => it.clientHeight);
    const oneLine = await height();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(height).toBeGreaterThan(oneLine);
    await page.setViewportSize({ width: 360, height: 800 });
  });
  await answer(portal, /investment limit/, true);
  await portal.getByLabel('Tax Identification Number').fill('123-456-789');
  await doubleTap(page, button(portal, 'Submit'));
  await expect(portal.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  await expectAccessible(page);
  expect(writes).toEqual([]);
});
