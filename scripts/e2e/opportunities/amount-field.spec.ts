import type { Locator, Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign, openAt } from '../investing';
import { expect, test } from '../portal';

// Only a browser has `beforeinput`, undo, the clipboard, and input methods. The table of keys is in
// `shared/src/rules/amount-input.test.ts`.

async function openField(page: Page) {
  const campaign = await freshCampaign({ maxAmountPerInvestor: 300_000 });
  const { portal } = await openAt(page, paths.invest(campaign.guid));
  const amount = portal.getByLabel('Amount');
  await amount.click();
  return { portal, amount, invest: portal.getByRole('button', { name: 'Invest', exact: true }) };
}

const undo = 'ControlOrMeta+z';
const redo = 'ControlOrMeta+Shift+z';

async function clear(amount: Locator) {
  await amount.press('ControlOrMeta+a');
  await amount.press('Delete');
  await expect(amount).toHaveValue('');
}

test('readings R15: keys, undo and redo of the amount show only texts that the investor has seen', async ({
  page,
}) => {
  const { amount } = await openField(page);
  await test.step('a letter or a sign does not appear, and is no step of undo', async () => {
    await amount.pressSequentially('x2-0a0.5.0');
    await expect(amount).toHaveValue('200.50');
    await amount.press(undo);
    await expect(amount).not.toHaveValue('200.50');
    await amount.press(redo);
    await expect(amount).toHaveValue('200.50');
    await clear(amount);
  });
  await test.step('a digit that is deleted or typed in the middle breaks no group', async () => {
    await amount.pressSequentially('20000');
    await amount.blur();
    await expect(amount).toHaveValue('20,000.00');
    await amount.focus();
    const caret = 6;
    await amount.evaluate((field: HTMLInputElement, at) => field.setSelectionRange(at, at), caret);
    for (const text of ['2000.00', '200.00', '20.00', '2.00']) {
      await amount.press('Backspace');
      await expect(amount).toHaveValue(text);
    }
    await amount.pressSequentially('5000');
    await expect(amount).toHaveValue('25000.00');
  });
  await test.step('undo ends at the text that the field had when it was entered, and redo leads back', async () => {
    for (let presses = 0; presses < 8; presses += 1) await amount.press(undo);
    await expect(amount).toHaveValue('20,000.00');
    for (let presses = 0; presses < 8; presses += 1) await amount.press(redo);
    await expect(amount).toHaveValue('25000.00');
    await amount.blur();
    await expect(amount).toHaveValue('25,000.00');
    await amount.focus();
    for (const keys of [undo, undo, redo, redo]) {
      await amount.press(keys);
      await expect(amount).toHaveValue('25,000.00');
    }
  });
});

test('readings R15: a pasted amount is recognised as one number, or stays as it is', async ({
  page,
}) => {
  const { portal, amount, invest } = await openField(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [text, shown] of [
    ['Php. 50,000.00', '50000.00'],
    ['1.000,50', '1000.50'],
    ['20.000', '20.000'],
    ['5 k', '5 k'],
    ['500\n600\n', '500; 600'],
  ] as const) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await clear(amount);
    await amount.press('ControlOrMeta+v');
    await expect(amount).toHaveValue(shown);
    await amount.press(undo);
    await expect(amount).toHaveValue('');
  }
  await page.evaluate(() => navigator.clipboard.writeText('20.000,50'));
  await amount.press('ControlOrMeta+v');
  await amount.press('Enter');
  await expect(amount).toHaveValue('20,000.50');
  await expect(portal.getByText('We read this as 20,000.50.')).toBeVisible();
  await expect(invest).toBeEnabled();
});

test('readings R15: Invest takes an amount that an input method never stops composing', async ({
  page,
}) => {
  const { portal, amount, invest } = await openField(page);
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['２', '２０', '２００００'])
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(amount).toHaveValue('２００００');
  await expect(portal.getByText('PHP 20,000.00')).toBeVisible();
  await expect(invest).toBeEnabled();
  await invest.click();
  await expect(portal.getByRole('heading', { name: 'Payment Option' })).toBeVisible();
  await expect(portal.getByText('PHP 20,000.00')).toBeVisible();
});
