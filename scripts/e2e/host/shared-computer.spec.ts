import { paths } from '@investor-portal/shared/routes/paths';
import { control } from '../portal';
import { followLink } from '../portal-frame';
import { EmbeddingPage } from './embedding-page';
import {
  detailsOf,
  expect,
  expectAccessible,
  freshInvestor,
  storedIn,
  test,
} from '../isolated/isolated-servers';

test.describe('readings S11: with requireHandOver, a page opened by its address', () => {
  test('shows nobody, however recent the stored session is', async ({ page, own, context }) => {
    own.settings = { requireHandOver: true };
    const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 41_111 });
    const portal = await platform.signIn('41,111.00');
    const alone = await context.newPage();
    const { access_token } = platform.investor.tokenDetails;
    const requests = EmbeddingPage.requestsWith(alone, access_token);
    for (const [address, title] of [
      [paths.root, 'Sign in on the platform to invest'],
      [paths.profile, 'Sign in on the platform to see your profile'],
      [paths.stockPositions, 'Sign in on the platform to see your portfolio'],
      [paths.registration, 'Sign in on the platform to register'],
    ]) {
      await alone.goto(own.portalUrl + address);
      await expect(alone.getByText(title ?? '', { exact: true })).toBeVisible();
      await expect(alone.getByText(/open the portal from the platform’s page/)).toBeVisible();
      await expect(alone.getByText(/Althea|41,111/)).toHaveCount(0);
    }
    await expectAccessible(alone, own.portalUrl);
    await alone.goto(own.portalUrl + paths.publicOpportunities);
    await expect(alone.getByRole('article').first()).toBeVisible();
    expect(requests).toEqual([]);
    // The session of the platform's page continues.
    await page.reload();
    await expect(portal.getByText('41,111.00')).toBeVisible();
    await alone.close();
  });

  test('opens in a web view once its script has handed over', async ({ page, own }) => {
    own.settings = { requireHandOver: true, platformOrigins: [own.platformUrl, own.portalUrl] };
    const investor = await freshInvestor('Premium', { balance: 42_222 });
    const handOver = () =>
      page.evaluate((details) => {
        const value = JSON.stringify(details);
        window.postMessage({ action: 'bibo', value }, window.location.origin);
      }, detailsOf(investor));
    await page.goto(own.portalUrl + paths.profile);
    await handOver();
    await expect(page.getByText('42,222.00')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Loading...').first()).toBeVisible();
    await expect(page.getByText('42,222.00')).toHaveCount(0);
    await handOver();
    await expect(page.getByText('42,222.00')).toBeVisible();
  });
});

test.describe('readings S11: a session whose token has expired', () => {
  test('takes everything of its investor along at the next start', async ({
    page,
    own,
    context,
  }) => {
    const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 43_333 });
    await platform.signIn('43,333.00');
    const { externalReferenceCode } = platform.investor;
    await own.frame(page).evaluate((of) => {
      localStorage.setItem('investor:attempts:c-1', `an amount of ${of}`);
      localStorage.setItem(`investor:watchlist:${of}`, '["c-1"]');
    }, externalReferenceCode);
    await page.goto('about:blank');
    await control('tokens/revoke', { externalReferenceCode });

    const alone = await context.newPage();
    await alone.goto(`${own.portalUrl}/config.json`);
    await alone.evaluate(() => sessionStorage.setItem('investor:registration', 'an income'));
    await alone.goto(own.portalUrl + paths.profile);
    await expect(
      alone.getByText('Sign in on the platform to see your profile', { exact: true }),
    ).toBeVisible();
    await expect(alone.locator('[data-toast]')).toHaveCount(0);
    const rest = await storedIn(alone);
    expect(rest).not.toMatch(/external|users|Althea|an amount|an income/);
    // The investor was promised that the watchlist is kept.
    expect(rest).toContain(`investor:watchlist:${externalReferenceCode}`);
    await alone.goto(own.portalUrl + paths.publicOpportunities);
    await expect(alone.getByRole('article').first()).toBeVisible();
    await alone.close();
  });

  test('keeps the screen where it expires while somebody is there', async ({
    page,
    own,
    context,
  }) => {
    const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 44_444 });
    // This is the last request that a page sends by itself, and the next tab does not repeat it.
    const checked = page.waitForResponse((response) => response.url().includes('/commitment/'));
    await platform.signIn('44,444.00');
    await checked;
    const alone = await context.newPage();
    await alone.goto(own.portalUrl + paths.profile);
    await expect(alone.getByText('44,444.00')).toBeVisible();
    await control('tokens/revoke', {
      externalReferenceCode: platform.investor.externalReferenceCode,
    });
    // A request of the page itself may meet the expired token first, and its dialog covers the menu.
    await followLink(alone, paths.portfolio, own.portalUrl);
    const dialog = alone.getByRole('dialog', { name: 'Sign in again on the platform’s page' });
    await expect(dialog).toBeVisible();
    expect(await storedIn(alone)).toContain('Althea');
    await test.step('and where another tab starts over without the session', async () => {
      const another = await context.newPage();
      await another.goto(own.portalUrl + paths.profile);
      await expect(
        another.getByText('Sign in on the platform to see your profile', { exact: true }),
      ).toBeVisible();
      expect(await storedIn(another)).not.toMatch(/external|users|Althea/);
      await expect(dialog).toBeVisible();
      expect(await page.evaluate('posted')).not.toContain('portal:signed-out');
      await another.close();
    });
    await alone.close();
  });
});
