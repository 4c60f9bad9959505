import { platformApp } from '../../serve/platform-app';
import { listenOn } from '../../serve/listen';
import { paths } from '@investor-portal/shared/routes/paths';
import { control } from '../portal';
import { followLink } from '../portal-frame';
import { sandboxUrl } from '../stack';
import { expect, expectAccessible, freshInvestor, test } from '../isolated/isolated-servers';

test('the demo page hands over an investor entered manually when the partner API is real', async ({
  page,
  own,
}) => {
  // The sandbox replaces that API. The page is not told that the sandbox can list investors.
  const settings = { portalUrl: own.portalUrl, partnerApiUrl: sandboxUrl, sandbox: false };
  const platform = await listenOn(0, platformApp(settings));
  own.settings = { platformOrigins: [platform.origin] };
  const investor = await freshInvestor('Premium', { balance: 24_680 });
  const { code, externalReferenceCode, tokenDetails } = investor;

  await page.goto(platform.origin);
  const hint = page.getByText(/does not list its investors/);
  await expect(hint).toBeVisible();
  await expect(page.getByLabel('Investor', { exact: true })).toBeHidden();
  await expectAccessible(page, platform.origin);
  await page.getByLabel('Partner code').fill(code);
  await page.getByLabel('External reference code').fill(externalReferenceCode);
  const token = page.getByLabel('Access token');
  await token.fill(tokenDetails.access_token);
  await token.press('Enter');
  const portal = page.frameLocator('iframe');
  await expect(portal.getByText('24,680.00')).toBeVisible();
  await expect(hint).toBeHidden();

  await control('tokens/revoke', { externalReferenceCode });
  const fresh = await control<{ access_token: string }>('tokens', { externalReferenceCode });
  // Any request of the screen may be refused first, and its dialog would lie over the menu.
  await followLink(page, paths.portfolio, own.portalUrl);
  await expect(page.getByText('The token is no longer valid: enter a fresh one.')).toBeVisible();
  await token.fill(fresh.access_token);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await portal.getByRole('link', { name: /Stock Position/ }).click();
  await expect(portal.getByText('No record found')).toBeVisible();

  expect(page.url()).toBe(`${platform.origin}/`);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of [tokenDetails.access_token, fresh.access_token]) {
    expect(stored).not.toContain(secret);
    await expect(page.getByRole('log', { includeHidden: true })).not.toContainText(secret);
  }
  await platform.close();
});
