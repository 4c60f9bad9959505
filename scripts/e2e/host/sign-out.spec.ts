import { paths } from '@investor-portal/shared/routes/paths';
import { fail, freshCampaign } from '../investing';
import { control } from '../portal';
import { EmbeddingPage, embeddingHtml } from './embedding-page';
import {
  detailsOf,
  expect,
  expectAccessible,
  expectPosted,
  freshInvestor,
  storedIn,
  test,
} from '../isolated/isolated-servers';

const signedOut = 'You’ve been signed out';

test.describe('readings S8: sign-out', () => {
  test('removes the investor’s data from every tab', async ({
    browserName,
    page,
    own,
    context,
  }) => {
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

    const requests = EmbeddingPage.requestsWith(page, platform.investor.tokenDetails.access_token);
    await page.evaluate('portal.signOut()');
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

  test('is received by a portal that the page is taking away, or has not loaded', async ({
    page,
    own,
    context,
  }) => {
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
    const unmounts = 'portal.signOut(); portal.unmount()';
    for (const [how, end] of [
      ['that the page unmounts at once', unmounts],
      ['that a framework removes at once', 'portal.signOut(); element.remove(); portal.unmount()'],
      ['that the page has unmounted before', 'portal.unmount(); portal.signOut()'],
      [
        'that the page does not show',
        'portal.unmount(); InvestorPortal.signOut({ portalUrl: options.portalUrl })',
      ],
    ] as const)
      await test.step(how, async () => {
        await signIn();
        await page.evaluate(end);
        await expectReceived();
      });
    await test.step('whose script arrives after the page has unmounted it', async () => {
      await signIn();
      await page.route('**/assets/main.*.js', async (route) => {
        await bare.waitForTimeout(3_000);
        await route.continue();
      });
      const run = `const portal = InvestorPortal.mount(element, options); ${unmounts}`;
      own.html = (portal, opens) => embeddingHtml(portal, opens, platform.investor, { run });
      await page.goto(own.platformUrl);
      await expectReceived();
    });
    await bare.close();
  });

  test('on its way does not reach the next investor', async ({ page, own }) => {
    const platform = await EmbeddingPage.of(page, own, { balance: 84_555 });
    await platform.signIn('84,555.00');
    const next = await freshInvestor('Premium', { balance: 85_555 });
    await page.evaluate(`portal.signOut(); element.replaceChildren(); portal.unmount();
      investor = ${JSON.stringify(next)}; InvestorPortal.mount(element, options)`);
    const portal = page.frameLocator('iframe');
    await expect(portal.getByText('85,555.00')).toBeVisible();
    // The delivery would begin after a second and start a portal.
    await page.waitForTimeout(2_500);
    await expect(portal.getByText('85,555.00')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test('lasts until the platform hands over again, and leaves the next session of another tab', async ({
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
    await portal.getByRole('button', { name: 'Retry' }).click();
    await expect(
      portal.getByText('Sign in on the platform to invest', { exact: true }),
    ).toBeVisible();
    await expect(otherPortal.getByText('86,666.00')).toBeVisible();
    expect(await storedIn(own.frame(other))).toContain(platform.investor.externalReferenceCode);
    await other.close();
    expect(await page.evaluate('detailsRequests')).toBe(1);
    await page.evaluate('portal.handOver()');
    await expect(portal.getByText('83,333.00')).toBeVisible();
  });

  test('is not undone by a response that arrives later', async ({ page, own }) => {
    const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 84_444 });
    const portal = await platform.signIn('84,444.00');
    await fail(platform.investor, 'stockMemos', { delayMs: 1_500 });
    await fail(platform.investor, 'userDetails', { delayMs: 1_500 });
    own.opens = paths.stockPositions;
    await platform.open();
    await expect(portal.getByRole('heading', { level: 1, name: 'Stock Positions' })).toBeVisible();
    await page.evaluate('portal.signOut()');
    await expect(portal.getByText(signedOut, { exact: true })).toBeVisible();
    await page.waitForTimeout(2_500);
    await expect(portal.getByText(signedOut, { exact: true })).toBeVisible();
    await expect(portal.locator('[data-toast]')).toHaveCount(0);
    expect(await storedIn(own.frame(page))).not.toMatch(/Althea|external|users/);
  });
});

test.describe('readings S6: a token that cannot be renewed', () => {
  const ended = 'The platform did not answer';

  test('is said once, and the screen continues with what was typed', async ({ page, own }) => {
    const platform = await EmbeddingPage.of(page, own, { balance: 87_777 });
    const campaign = await freshCampaign();
    own.opens = paths.invest(campaign.guid);
    const portal = await platform.open();
    await portal.getByLabel('Amount').fill('5,000');
    await platform.setBehaviour('failure');
    const { externalReferenceCode } = platform.investor;
    await control('tokens/revoke', { externalReferenceCode });
    // On a slow machine a request of the idle screen may have opened the dialog, which covers the button.
    await portal.getByRole('button', { name: 'Invest', exact: true }).dispatchEvent('click');
    const dialog = portal.getByRole('dialog', { name: ended });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
    await expect(portal.locator('[data-toast]')).toHaveCount(0);
    await expectAccessible(page, own.portalUrl);
    const retry = dialog.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(dialog.getByText(/hasn’t opened a new session/)).toBeVisible();

    const { access_token } = await control<{ access_token: string }>('tokens', {
      externalReferenceCode,
    });
    await page.evaluate(
      `behaviour = 'details'; investor.tokenDetails.access_token = '${access_token}'`,
    );
    await retry.click();
    await expect(dialog).toBeHidden();
    await expect(portal.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
    await expect(portal.getByText(/We couldn’t load/)).toHaveCount(0);
    await own.frame(page).evaluate(() => history.back());
    await expect(portal.getByLabel('Amount')).toHaveValue(/5,000/);
  });

  test('because the API refuses what the page returns is told to the page', async ({
    page,
    own,
  }) => {
    const platform = await EmbeddingPage.of(page, own, { balance: 88_888 });
    const good = detailsOf(platform.investor);
    platform.investor = { ...platform.investor, tokenDetails: { access_token: 'unknown' } };
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const portal = await platform.open();
    const dialog = portal.getByRole('dialog', { name: 'Sign in again on the platform’s page' });
    await expect(dialog).toBeVisible();
    const failed = { state: 'failed', reason: 'token-refused' };
    expect(await page.evaluate('portal.status')).toMatchObject(failed);
    const why = /refused the token that getPartnerDetails returned\. http\S+\/__doctor/;
    expect(said.join('\n')).toMatch(why);
    await page.evaluate(`investor = ${JSON.stringify(good)}; portal.handOver()`);
    await expect(portal.getByText('88,888.00')).toBeVisible();
    await expect.poll(() => page.evaluate('portal.status.state')).toBe('ready');
  });
});
