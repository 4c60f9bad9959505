import type { Locator } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, expectAccessible, test } from '../portal';
import { freshCampaign, openAt } from '../investing';
import { portalFrame } from '../portal-frame';

test('§5 Invest and the risk stay in reach, and the platform is asked for what the wallet lacks', async ({
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
});
