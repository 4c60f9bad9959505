import { EmbeddingPage } from './embedding-page';
import { detailsOf, expect, freshInvestor, test } from '../isolated/isolated-servers';
import { openFromMenu } from '../portal';

test('readings S10: a tab that lags behind a sign-out leaves the next investor’s session alone', async ({
  page,
  own,
  context,
}) => {
  const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 91_111 });
  const portal = await platform.signIn('91,111.00');
  const other = await context.newPage();
  const otherPortal = await platform.signIn('91,111.00', other);
  const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 92_222 });

  // A synchronous request blocks everything else in a document.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/lagging', async (route) => {
    await held;
    await route.fulfill({ body: '' });
  });
  const asked = page.waitForRequest('**/lagging');
  const lag = own.frame(page).evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/lagging', false);
    request.send();
  });
  await asked;
  await other.evaluate('portal.signOut()');
  await other.evaluate(`investor = ${JSON.stringify(detailsOf(second))}; portal.handOver()`);
  await expect(otherPortal.getByText('92,222.00')).toBeVisible();
  goOn();
  await lag;

  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(
    /You’ve been signed out|Another investor opened the portal/,
  );
  await expect(portal.getByText(/Althea|91,111|Bayani|92,222/)).toHaveCount(0);
  await expect(portal.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  // Wait, in case the blocked tab still does something.
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
