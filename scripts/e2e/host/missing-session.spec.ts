import { paths } from '@investor-portal/shared/routes/paths';
import { EmbeddingPage, type Behaviour } from './embedding-page';
import {
  byTheClock,
  expect,
  expectAccessible,
  expectPosted,
  test,
} from '../isolated/isolated-servers';

const waiting = 'Waiting for your session';
const handoverMs = 6_500;
const nobody = 'Sign in on the platform to see your portfolio';

test.describe('readings S8: a stored session', () => {
  for (const [behaviour, notice, addresses] of [
    ['failure', waiting, [paths.root, paths.commitments, paths.registration]],
    ['nobody', nobody, [paths.commitments]],
    ['silence', waiting, [paths.commitments]],
  ] as const)
    test(`is neither shown nor used in a frame without a hand-over: ${behaviour}`, async ({
      page,
      own,
    }) => {
      await page.clock.install();
      const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 71_111 });
      const portal = await platform.signIn('71,111.00');
      for (const address of addresses) {
        own.opens = address;
        // Leave the page first, because the next page does not repeat requests that are under way.
        await page.goto('about:blank');
        const requests = EmbeddingPage.requestsWith(
          page,
          platform.investor.tokenDetails.access_token,
        );
        await platform.open(behaviour);
        await expectPosted(page, 'portal:ready');
        const shown = portal.getByText(notice, { exact: true });
        if (behaviour === 'silence') await byTheClock(page, handoverMs);
        await expect(shown).toBeVisible({ timeout: 5_000 });
        await byTheClock(page, behaviour === 'silence' ? 3_000 : 7_000);
        await expect(shown).toBeVisible();
        await expect(portal.getByText(/Althea|71,111/)).toHaveCount(0);
        expect(requests).toEqual([]);
      }
      if (behaviour !== 'silence') await expectAccessible(page, own.portalUrl);
    });

  test('opens when Retry succeeds', async ({ page, own }) => {
    const platform = await EmbeddingPage.of(page, own, { balance: 72_222 });
    const portal = await platform.signIn('72,222.00');
    own.opens = paths.stockPositions;
    await platform.open('failure');
    const retry = portal.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(portal.getByText(waiting, { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate('detailsRequests')).toBe(2);
    await platform.setBehaviour('details');
    await retry.click();
    await expect(portal.getByRole('heading', { level: 1, name: 'Stock Positions' })).toBeVisible();
    await expect(retry).toHaveCount(0);
  });

  test('does not keep visitors from the public list, which is loaded without its token', async ({
    page,
    own,
  }) => {
    const platform = await EmbeddingPage.of(page, own, { firstName: 'Althea', balance: 73_333 });
    const portal = await platform.signIn('73,333.00');
    own.opens = paths.publicOpportunities;
    for (const behaviour of ['nobody', 'silence'] satisfies Behaviour[]) {
      await page.goto('about:blank');
      const requests = EmbeddingPage.requestsWith(
        page,
        platform.investor.tokenDetails.access_token,
      );
      await platform.open(behaviour);
      await expect(portal.getByRole('article').first()).toBeVisible();
      await page.waitForTimeout(1_000);
      expect(requests).toEqual([]);
    }
  });
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
