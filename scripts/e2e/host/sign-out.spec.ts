import { paths } from '@investor-portal/shared/routes/paths';
import { EmbeddingPage, embeddingHtml } from './embedding-page';
import {
  expect,
  expectAccessible,
  expectPosted,
  freshInvestor,
  handOverOnRequest,
  storedIn,
  test,
} from '../isolated/isolated-servers';

const signedOut = 'You’ve been signed out';

test.describe('readings S8: sign-out', () => {
  test('removes the investor’s data in every tab', async ({ browserName, page, own, context }) => {
    const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 81_111 });
    own.opens = paths.registration;
    const portal = await platform.open();
    await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
    own.opens = paths.profile;
    await platform.signIn('81,111.00');
    const alone = await context.newPage();
    await alone.goto(own.portalUrl);
    // WebKit separates the storage of an embedded page, so the portal in its own tab has no session there.
    const shares = browserName !== 'webkit';
    const about = shares ? '81,111.00' : 'Welcome to the investor portal';
    await expect(alone.getByText(about)).toBeVisible();
    const alones = shares ? [alone] : [];
    const other = await context.newPage();
    const otherPortal = await platform.signIn('81,111.00', other);
    for (const each of [own.frame(page), ...alones, own.frame(other)])
      await each.evaluate(() => {
        sessionStorage.setItem('investor:draft of a later remote', 'Althea');
        localStorage.setItem('investor:attempt of a later remote', 'Althea');
        localStorage.setItem('of-the-platform', 'stays');
      });

    await page.evaluate('portal.signOut()');
    const requests = EmbeddingPage.requestsWith(page, platform.investor.tokenDetails.access_token);
    for (const each of [portal, ...alones, otherPortal]) {
      await expect(each.getByText(signedOut, { exact: true })).toBeVisible();
      await expect(each.getByText(/Althea|81,111/)).toHaveCount(0);
      await expect(each.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    }
    for (const each of [own.frame(page), ...alones, own.frame(other)]) {
      const data = await storedIn(each);
      expect(data).toContain('of-the-platform');
      expect(data).not.toMatch(/Althea|investor:|external|users/);
      expect(data).not.toContain(platform.investor.externalReferenceCode);
    }
    await expectPosted(page, 'portal:signed-out');
    await expectPosted(other, 'portal:signed-out');
    await expectAccessible(page, own.portalUrl);
    expect(requests).toEqual([]);

    const second = await freshInvestor('Premium', { firstName: 'Bayani', balance: 82_222 });
    await page.evaluate(`investor = ${JSON.stringify(second)}; portal.handOver()`);
    await expect(portal.getByText('82,222.00')).toBeVisible();
    await alone.close();
    await other.close();
  });

  test('reaches a portal that is taken away or not loaded yet', async ({ page, own, context }) => {
    const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 84_444 });
    // A page of the portal's origin that runs no script.
    const bare = await context.newPage();
    await bare.goto(`${own.portalUrl}/healthz`);
    const signIn = async () => {
      await platform.signIn('84,444.00');
      expect(await storedIn(bare)).toContain(platform.investor.externalReferenceCode);
    };
    const expectReceived = async () => {
      await expect
        .poll(() => storedIn(bare), { timeout: 15_000 })
        .not.toMatch(/Althea|investor:|external|users/);
      await expect(page.locator('iframe')).toHaveCount(0);
    };
    // sign-out-delivery.test.ts of the host has the other ways in which a page takes the portal away.
    await signIn();
    await page.evaluate('portal.signOut(); element.remove(); portal.unmount()');
    await expectReceived();
    await test.step('whose script arrives after the page has unmounted it', async () => {
      await signIn();
      await page.route('**/assets/main.*.js', async (route) => {
        await bare.waitForTimeout(3_000);
        await route.continue();
      });
      const run =
        'const portal = InvestorPortal.mount(element, options); portal.signOut(); portal.unmount()';
      own.html = (portal, opens) => embeddingHtml(portal, opens, platform.investor, { run });
      await page.goto(own.platformUrl);
      await expectReceived();
    });
    await bare.close();
  });

  test('lasts until the investor presses Retry, and leaves the next session of another tab', async ({
    page,
    own,
    context,
  }) => {
    const platform = await EmbeddingPage.of(page, own, { balance: 83_333 });
    const portal = await platform.signIn('83,333.00');
    const other = await context.newPage();
    const otherPortal = await platform.signIn('83,333.00', other);
    await test.step('shows one signed-out screen each when two tabs sign out at once', async () => {
      await Promise.all([page.evaluate('portal.signOut()'), other.evaluate('portal.signOut()')]);
      for (const each of [portal, otherPortal])
        await expect(each.getByText(signedOut, { exact: true })).toBeVisible();
      await page.waitForTimeout(1_500);
      for (const each of [page, other]) {
        const posted = await each.evaluate<string[]>('posted');
        for (const once of ['portal:ready', 'portal:signed-out'])
          expect(posted.filter((action) => action === once)).toHaveLength(1);
        expect(posted).not.toContain('portal:session-expired');
      }
    });
    platform.investor = await freshInvestor('Premium', { balance: 86_666 });
    await platform.signIn('86,666.00', other);
    await portal.getByRole('button', { name: 'Open the portal again' }).click();
    await expect(
      portal.getByText('Sign in on the platform to invest', { exact: true }),
    ).toBeVisible();
    await expect(otherPortal.getByText('86,666.00')).toBeVisible();
    expect(await storedIn(own.frame(other))).toContain(platform.investor.externalReferenceCode);
    expect(await page.evaluate('detailsRequests')).toBe(1);
    await handOverOnRequest(page, platform.investor);
    await portal.getByRole('button', { name: 'Retry' }).click();
    await expect(portal.getByText('86,666.00')).toBeVisible();
    await expect(otherPortal.getByText('86,666.00')).toBeVisible();
    await other.close();
  });
});
