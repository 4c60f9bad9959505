import { paths } from '@investor-portal/shared/routes/paths';
import { control, followLink } from '../portal';
import { EmbeddingPage, type Behaviour } from './embedding-page';
import {
  byTheClock,
  expect,
  expectAccessible,
  expectPosted,
  storedIn,
  test,
} from '../isolated/isolated-servers';

const waiting = 'Waiting for your session';
const failed = 'The platform did not answer';
const handoverMs = 6_500;
const nobody = 'Sign in on the platform to see your portfolio';

test('readings S8: a stored session is neither shown nor used in a frame without a hand-over', async ({
  page,
  own,
  context,
}) => {
  await page.clock.install();
  const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 71_111 });
  const portal = await platform.signIn('71,111.00');
  const { access_token } = platform.investor.tokenDetails;
  // A page of the portal's origin that runs no script.
  const bare = await context.newPage();
  await bare.goto(`${own.portalUrl}/healthz`);

  /** Opens an address of the portal while its session is stored. @returns the requests with its token from now on. */
  async function open(behaviour: Behaviour, address: string): Promise<string[]> {
    own.opens = address;
    // Leave the page first, because the next page does not repeat requests that are under way.
    await page.goto('about:blank');
    expect(await storedIn(bare)).toContain(access_token);
    const requests = EmbeddingPage.requestsWith(page, access_token);
    await platform.open(behaviour);
    return requests;
  }

  const expectUnused = (behaviour: Behaviour, notice: string) =>
    test.step(behaviour, async () => {
      const requests = await open(behaviour, paths.commitments);
      await expectPosted(page, 'portal:ready');
      const shown = portal.getByText(notice, { exact: true });
      if (behaviour === 'silence') await byTheClock(page, handoverMs);
      await expect(shown).toBeVisible({ timeout: 5_000 });
      await byTheClock(page, behaviour === 'silence' ? 3_000 : 7_000);
      await expect(shown).toBeVisible();
      await expect(portal.getByText(/Althea|71,111/)).toHaveCount(0);
      expect(requests).toEqual([]);
    });

  await expectUnused('failure', failed);
  await expectAccessible(page, own.portalUrl);
  await expectUnused('silence', waiting);
  // The portal forgets the session of an investor who has left the platform.
  await expectUnused('nobody', nobody);
  await expectAccessible(page, own.portalUrl);
  await test.step('opens when Retry succeeds', async () => {
    own.opens = paths.stockPositions;
    await platform.open('failure');
    const retry = portal.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(portal.getByText(failed, { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate('detailsRequests')).toBe(2);
    await page.evaluate("behaviour = 'details'");
    await retry.click();
    await expect(portal.getByRole('heading', { level: 1, name: 'Stock Positions' })).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
  await test.step('visitors see the public list, which is loaded without its token', async () => {
    const requests = await open('nobody', paths.publicOpportunities);
    await expect(portal.getByRole('article').first()).toBeVisible();
    await byTheClock(page, 1_000);
    expect(requests).toEqual([]);
  });
  await bare.close();
});

test('readings S11: with requireHandOver, a page opened by its address shows nobody, however recent the stored session is', async ({
  page,
  own,
  context,
}) => {
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

test('readings S11: an expired session keeps the screen while somebody is there, and takes everything of its investor along at the next start', async ({
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
  const { externalReferenceCode } = platform.investor;
  await control('tokens/revoke', { externalReferenceCode });
  // A request of the page itself may meet the expired token first, and its dialog covers the menu.
  await followLink(alone, paths.portfolio, own.portalUrl);
  const dialog = alone.getByRole('dialog', { name: 'Sign in again on the platform’s page' });
  await expect(dialog).toBeVisible();
  expect(await storedIn(alone)).toContain('Althea');
  await own.frame(page).evaluate((of) => {
    localStorage.setItem('investor:attempts:c-1', `an amount of ${of}`);
    localStorage.setItem(`investor:watchlist:${of}`, '["c-1"]');
  }, externalReferenceCode);
  await test.step('another tab starts over without the session', async () => {
    const another = await context.newPage();
    await another.goto(own.portalUrl + paths.profile);
    const notice = 'Sign in on the platform to see your profile';
    await expect(another.getByText(notice, { exact: true })).toBeVisible();
    const rest = await storedIn(another);
    expect(rest).not.toMatch(/external|users|Althea|an amount/);
    // The investor was promised that the watchlist is kept.
    expect(rest).toContain(`investor:watchlist:${externalReferenceCode}`);
    await expect(dialog).toBeVisible();
    expect(await page.evaluate('posted')).not.toContain('portal:signed-out');
    await another.close();
  });
  await alone.close();
});
