import type { Locator } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, expectAccessible, test } from '../portal';
import { freshCampaign, openAt } from '../investing';
import { portalFrame } from '../portal-frame';

test('§5 the amount has its messages, stays in reach, and may be more than the wallet holds', async ({
  page,
}) => {
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
    // The button is below the amount. In one column, it is above the wallet.
    const isOneColumn = size.width < 960;
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const wallet = portal.getByText('Wallet', { exact: true });
    await expect
      .poll(async () => {
        const button = await topOf(invest);
        const isAboveWallet = button < (await topOf(wallet));
        return (await topOf(amount)) < button && isAboveWallet === isOneColumn;
      })
      .toBe(true);
    await page.setViewportSize(size);
  });
  await test.step('each message disables Invest', async () => {
    await expect(invest).toBeDisabled();
    await expect(portal.getByText('Amount is required')).toBeHidden();
    for (const [text, message] of [
      ['0', 'Amount must be a valid number'],
      ['4999.99', 'Entered amount must be at least 5,000.00.'],
      ['300000.01', 'Entered amount must not exceed 300,000.00.'],
      ['', 'Amount is required'],
    ] as const) {
      await amount.fill(text);
      await expect(portal.getByText(message, { exact: true })).toBeVisible();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(invest).toBeDisabled();
    }
    await expectAccessible(page);
  });
  await test.step('more than the wallet holds: the platform is asked for the rest, or it is made less', async () => {
    await amount.fill('250000.50');
    await portal.getByRole('button', { name: 'Add money to your wallet' }).click();
    await expect(page.locator('[data-action="portal:top-up-wanted"]')).toHaveText(
      /^The investor wants to add PHP 50000\.5 to the wallet/,
    );
    await expectAccessible(page);
    await portal.getByRole('button', { name: 'Use PHP 200,000.00' }).click();
    await expect(amount).toHaveValue('200,000.00');
    await expect(portal.getByText('Your wallet is short by')).toHaveCount(0);
  });
  await test.step('the demo’s page adds the rest, and the portal reads the wallet anew', async () => {
    await amount.fill('250000.50');
    await portal.getByRole('button', { name: 'Add money to your wallet' }).click();
    await page.getByRole('button', { name: 'Add PHP 50,000.50' }).click();
    await expect(portal.getByText('Your wallet is short by')).toHaveCount(0);
    const wallet = portal.locator('dl > div').filter({ hasText: 'Wallet' });
    await expect(wallet).toContainText('PHP 250,000.50');
    await expect(page.locator('#top-up')).toBeHidden();
  });
  await test.step('readings R15: the text is still there after a look at the campaign', async () => {
    await amount.fill('20.000');
    await portal.getByRole('link', { name: 'Campaign', exact: true }).click();
    await portal.getByRole('link', { name: 'Invest Now' }).first().click();
    await expect(amount).toHaveValue('20.000');
    await expect(portal.getByText('Did you mean 20,000.00 or 20.00?')).toBeVisible();
  });
});
