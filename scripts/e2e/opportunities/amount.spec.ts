import type { Locator } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign, openAt } from '../investing';
import { expect, expectAccessible, portalFrame, test } from '../portal';

const undo = 'ControlOrMeta+z';
const redo = 'ControlOrMeta+Shift+z';

// AmountPage.test.tsx of remote-opportunities has what the screen says of each amount.
test('§5 the amount stays in reach, and may be more than the wallet holds', async ({ page }) => {
  const campaign = await freshCampaign({ maxAmountPerInvestor: 300_000 });
  const { portal } = await openAt(page, paths.invest(campaign.guid));
  const amount = portal.getByLabel('Amount');
  const invest = portal.getByRole('button', { name: 'Invest', exact: true });
  await test.step('Invest and the risk are in reach, once, also in a frame as tall as its content', async () => {
    const risk = portal.getByRole('note', { name: 'Risk' });
    await expect(amount).toBeVisible();
    await expect(risk).toContainText('You could lose all the money you invest');
    const atEnd = portal.getByText('If investors want more shares');
    for (const part of [invest, risk]) {
      await expect(part).toHaveCount(1);
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await portalFrame(page).evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const part of [invest, atEnd]) await expect(part).toBeInViewport({ ratio: 1 });
    const size = page.viewportSize() ?? { width: 360, height: 800 };
    await page.setViewportSize({ ...size, height: 1_600 });
    // The button is below the amount and, in one column, above the wallet.
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const wallet = portal.getByText('Wallet', { exact: true });
    await expect
      .poll(async () => {
        const button = await topOf(invest);
        return (await topOf(amount)) < button && button < (await topOf(wallet));
      })
      .toBe(true);
    await page.setViewportSize(size);
  });
  await test.step('a message disables Invest', async () => {
    await expect(invest).toBeDisabled();
    await amount.fill('4999.99');
    await expect(portal.getByText('Entered amount must be at least 5,000.00.')).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(invest).toBeDisabled();
    await expectAccessible(page);
  });
  await test.step('the demo’s page adds what the wallet lacks, and the portal reads the wallet anew', async () => {
    await amount.fill('250000.50');
    await portal.getByRole('button', { name: 'Add money to your wallet' }).click();
    await expect(page.locator('[data-action="portal:top-up-wanted"]')).toHaveText(
      /^The investor wants to add PHP 50000\.5 to the wallet/,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add PHP 50,000.50' }).click();
    await expect(portal.getByText('Your wallet is short by')).toHaveCount(0);
    const wallet = portal.locator('dl > div').filter({ hasText: 'Wallet' });
    await expect(wallet).toContainText('PHP 250,000.50');
    await expect(page.locator('#top-up')).toBeHidden();
  });
});

// Only a browser has `beforeinput`, undo, the clipboard, and input methods. The table of keys is in
// `shared/src/rules/amount-input.test.ts`.
test('readings R15: keys, undo, a paste and an input method show only texts that the investor has seen', async ({
  page,
}) => {
  const campaign = await freshCampaign({ maxAmountPerInvestor: 300_000 });
  const { portal } = await openAt(page, paths.invest(campaign.guid));
  const amount = portal.getByLabel('Amount');
  const invest = portal.getByRole('button', { name: 'Invest', exact: true });
  await amount.click();
  const clear = async () => {
    await amount.press('ControlOrMeta+a');
    await amount.press('Delete');
    await expect(amount).toHaveValue('');
  };
  await test.step('a letter or a sign does not appear, and is no step of undo', async () => {
    await amount.pressSequentially('x2-0a0.5.0');
    await expect(amount).toHaveValue('200.50');
    await amount.press(undo);
    await expect(amount).not.toHaveValue('200.50');
    await amount.press(redo);
    await expect(amount).toHaveValue('200.50');
    await clear();
  });
  await test.step('undo ends at the text that the field had when it was entered, and redo leads back', async () => {
    await amount.pressSequentially('20000');
    await amount.blur();
    await expect(amount).toHaveValue('20,000.00');
    await amount.focus();
    await amount.evaluate((field: HTMLInputElement) => field.setSelectionRange(6, 6));
    for (let presses = 0; presses < 4; presses += 1) await amount.press('Backspace');
    await expect(amount).toHaveValue('2.00');
    await amount.pressSequentially('5000');
    await expect(amount).toHaveValue('25000.00');
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
  await test.step('a pasted amount is recognised as one number, or stays as it is', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [text, shown] of [
      ['Php. 50,000.00', '50000.00'],
      ['20.000', '20.000'],
      ['500\n600\n', '500; 600'],
    ] as const) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await clear();
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
  await test.step('Invest takes an amount that an input method never stops composing', async () => {
    await clear();
    const devtools = await page.context().newCDPSession(page);
    for (const text of ['２', '２０', '２００００'])
      await devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await expect(amount).toHaveValue('２００００');
    await expect(portal.getByText('PHP 20,000.00')).toBeVisible();
    await invest.click();
    await expect(portal.getByRole('heading', { name: 'Payment Option' })).toBeVisible();
    await expect(portal.getByText('PHP 20,000.00')).toBeVisible();
  });
});
