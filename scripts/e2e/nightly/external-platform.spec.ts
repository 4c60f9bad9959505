import { paths } from '@investor-portal/shared/routes/paths';
import { fail, freshCampaign, storedCommitments as stored } from '../investing';
import { storedIn } from '../isolated/isolated-servers';
import { expect, freshInvestor } from '../portal';
import { test } from './external-platform-fixture';
import { Tab } from './external-platform-tab';

/*
 * A platform's own React app, built outside this repository from the tarballs of shared/embed and shared/embed-react. It
 * counts what its investors do by the portal's events alone, and the partner API says what they did.
 */
test.describe.configure({ mode: 'default', timeout: 300_000 });

test('every commitment is counted once, in a component that is closed and opened, and in two tabs', async ({
  page,
  context,
  own,
  app,
}) => {
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  app.investor = investor;
  const tab = await new Tab(page, app, own.portalUrl).open();
  const failing = (fault: object) => fail(investor, 'invest', { times: 1, ...fault });
  /** Presses Submit and waits until the request has reached the sandbox, which then takes its time. */
  const submitSlowly = async (delayMs: number) => {
    await failing({ delayMs });
    const sent = page.waitForRequest((request) => request.url().endsWith('/commitment/invest'));
    await tab.press('Submit');
    await sent;
    await page.waitForTimeout(150);
  };

  await test.step('without a fault, and with a lost response', async () => {
    for (const fault of [undefined, { loseResponse: true }]) {
      await tab.review(await freshCampaign());
      if (fault) await failing(fault);
      await tab.press('Submit');
      await tab.done();
    }
  });

  await test.step('in a component that is closed before the response, and turns dark', async () => {
    const campaign = await freshCampaign();
    await tab.review(campaign);
    await submitSlowly(1_500);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(tab.portal.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Dark' }).click();
    await tab.follow(paths.paymentReview(campaign.guid));
    await tab.done();
    await expect(page.locator('output')).toHaveText('profile');
  });

  await test.step('in two tabs: both at once, and one that is closed', async () => {
    const other = await new Tab(await context.newPage(), app, own.portalUrl).open();
    await tab.review(await freshCampaign());
    await other.review(await freshCampaign());
    await submitSlowly(800);
    await other.press('Submit');
    await other.done();
    await tab.done();

    const next = await freshCampaign();
    await tab.review(next);
    await submitSlowly(800);
    await page.close();
    await expect.poll(async () => (await stored(investor)).length).toBe(6);
    await other.review(next);
    await other.see('Your earlier commitment was made');
  });

  const made = (await stored(investor)).map(({ guid, campaignGuid }) => [guid, campaignGuid]);
  const submitted = () =>
    app
      .kept('portal:commitment-submitted')
      .map(({ value: { guid, campaign, amount } }) => ({ id: [guid, campaign], amount }));
  await expect.poll(() => submitted().length).toBe(made.length);
  expect(submitted().map(({ id }) => id)).toEqual(expect.arrayContaining(made));
  expect(new Set(submitted().map(({ amount }) => amount))).toEqual(new Set([5_000]));
});

test('the app of the React page keeps its portal, opens the campaign of a link, and signs out', async ({
  page,
  own,
  app,
}) => {
  app.investor = await freshInvestor('Premium', { balance: 45_671 });
  const campaign = await freshCampaign();
  const portal = page.frameLocator('iframe');
  await page.goto(`${app.origin}/guide?campaign=${campaign.guid}`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await follow('Invest');
  await expect(portal.getByText(campaign.issuerAccount.name).first()).toBeVisible();
  const opened = await page.evaluate(() => history.length);
  await follow('Home');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await follow('Invest');
  await expect(portal.getByText(campaign.issuerAccount.name).first()).toBeVisible();
  // The portal has added no entry of its own, such as the profile before the campaign.
  expect(await page.evaluate(() => history.length)).toBe(opened + 2);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(portal.getByText('You’ve been signed out', { exact: true })).toBeVisible();
  await expect.poll(() => app.investor).toBeNull();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  expect(await storedIn(own.frame(page))).not.toContain('external');
});
