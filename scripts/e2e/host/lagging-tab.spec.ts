import { EmbeddingPage } from './embedding-page.ts';
import { detailsOf, expect, freshInvestor, test } from '../isolated/isolated-places.ts';
import { openFromMenu } from '../portal.ts';

for (const [way, script] of [
  ['after a sign-out', 'portal.signOut()'],
  ['at once', ''],
] as const)
  test(`readings S10: a tab that lags leaves the next investor’s session alone: ${way}`, async ({
    page,
    own,
    context,
  }) => {
    const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 91_111 });
    const portal = await platform.signIn('91,111.00');
    const other = await context.newPage();
    const otherPortal = await platform.signIn('91,111.00', other);
    const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 92_222 });

    let isBusy = true;
    const busy = own
      .frame(page)
      .evaluate((until) => {
        while (Date.now() < until);
      }, Date.now() + 8_000)
      .finally(() => (isBusy = false));
    await other.evaluate(script);
    await other.evaluate(`investor = ${JSON.stringify(detailsOf(second))}; portal.handOver()`);
    await expect(otherPortal.getByText('92,222.00')).toBeVisible();
    expect(isBusy).toBe(true);
    await busy;

    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(
      /You’ve been signed out|Another investor opened the portal/,
    );
    await expect(portal.getByText(/Althea|91,111|Bayani|92,222/)).toHaveCount(0);
    await expect(portal.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    // Time for what the tab that lagged would still do.
    await page.waitForTimeout(1_500);
    await expect(otherPortal.getByText('92,222.00')).toBeVisible();
    const data = await own.frame(other).evaluate(() => ({ ...localStorage }));
    expect(data).toMatchObject({
      externalCode: JSON.stringify(second.externalReferenceCode),
      external: JSON.stringify(detailsOf(second)),
      users: expect.stringContaining('Bayani'),
    });
    await openFromMenu(otherPortal, 'Portfolio');
    await expect(otherPortal.getByText(/Stock Position/).first()).toBeVisible();
    await other.close();
  });
