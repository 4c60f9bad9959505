import { paths } from '@investor-portal/shared/routes/paths';
import { goTo, portalFrame } from '../portal-frame';
import { expect, freshInvestor, openPortal, test } from '../portal';
import { hostUrl } from '../stack';

test('readings S2: redirects the root and the welcome screen to the profile with a session', async ({
  page,
}) => {
  const portal = await openPortal(page, await freshInvestor('Basic'));
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  for (const path of [paths.root, paths.acceptance, '/index.html']) {
    await goTo(page, path);
    await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(new URL(portalFrame(page).url()).pathname).toBe(paths.profile);
  }
});

test('readings S2: redirects every address below /main to the welcome screen without a session', async ({
  page,
}) => {
  await page.goto(`${hostUrl}${paths.profile}/nowhere`);
  await expect(page).toHaveURL(hostUrl + paths.acceptance);
});
