import { paths } from '@investor-portal/shared/routes/paths';
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

  const expectUnused = (behaviour: Behaviour, address: string, notice: string) =>
    test.step(`${behaviour}: ${address}`, async () => {
      const requests = await open(behaviour, address);
      await expectPosted(page, 'portal:ready');
      const shown = portal.getByText(notice, { exact: true });
      if (behaviour === 'silence') await byTheClock(page, handoverMs);
      await expect(shown).toBeVisible({ timeout: 5_000 });
      await byTheClock(page, behaviour === 'silence' ? 3_000 : 7_000);
      await expect(shown).toBeVisible();
      await expect(portal.getByText(/Althea|71,111/)).toHaveCount(0);
      expect(requests).toEqual([]);
    });

  const expectPublicList = (behaviour: Behaviour) =>
    test.step(`${behaviour}: does not keep visitors from the public list, which is loaded without its token`, async () => {
      const requests = await open(behaviour, paths.publicOpportunities);
      await expect(portal.getByRole('article').first()).toBeVisible();
      await byTheClock(page, 1_000);
      expect(requests).toEqual([]);
    });

  for (const address of [paths.root, paths.registration, paths.commitments])
    await expectUnused('failure', address, failed);
  await expectAccessible(page, own.portalUrl);
  await expectUnused('silence', paths.commitments, waiting);
  await expectPublicList('silence');
  // The portal forgets the session of an investor who has left the platform.
  await expectUnused('nobody', paths.commitments, nobody);
  await expectAccessible(page, own.portalUrl);
  await test.step('opens when Retry succeeds', async () => {
    own.opens = paths.stockPositions;
    await platform.open('failure');
    const retry = portal.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(portal.getByText(failed, { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate('detailsRequests')).toBe(2);
    await platform.setBehaviour('details');
    await retry.click();
    await expect(portal.getByRole('heading', { level: 1, name: 'Stock Positions' })).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
  await expectPublicList('nobody');
  await bare.close();
});

test('readings S9: a hand-over whose token no header can hold is reported once, and does not reload the portal', async ({
  page,
  own,
}) => {
  await page.clock.install();
  const platform = await EmbeddingPage.of(page, own, { balance: 77_777 });
  const good = platform.investor;
  platform.investor = { ...good, tokenDetails: { access_token: 'secret\ntoken' } };
  const portal = await platform.open();
  await expectPosted(page, 'portal:error');
  await expect(portal.getByText(waiting, { exact: true })).toBeVisible({ timeout: 5_000 });
  await byTheClock(page, 4_000);
  const reported = await page.evaluate(`JSON.stringify(events)`);
  expect(String(reported).match(/"portal:error"/g)).toHaveLength(1);
  expect(String(reported).match(/"portal:ready"/g)).toHaveLength(1);
  expect(reported).not.toContain('secret');
  expect(await page.evaluate('detailsRequests')).toBe(1);
  // A retry with the same token reports nothing new. A valid token opens the session.
  await portal.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => page.evaluate('detailsRequests')).toBe(2);
  await page.evaluate(`investor = ${JSON.stringify(good)}; portal.handOver()`);
  await expect(portal.getByText('77,777.00')).toBeVisible();
  expect(await page.evaluate(`posted.filter((each) => each === 'portal:error').length`)).toBe(1);
});
