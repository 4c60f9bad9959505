import { paths } from '@investor-portal/shared/routes/paths';
import { fail, freshCampaign, storedCommitments as stored } from '../investing';
import { expect, freshInvestor } from '../portal';
import { test } from './external-platform-fixture';
import { Tab } from './external-platform-tab';

/*
 * A platform's own React app, built outside this repository from the tarballs of shared/embed and shared/embed-react. It
 * counts what its investors do by the portal's events alone, and the partner API says what they did.
 */
test.describe.configure({ mode: 'default', timeout: 300_000 });

const unknown = 'We don’t know yet whether your commitment was made';

test('twelve journeys to a commitment are counted as they ended', async ({
  page,
  context,
  own,
  app,
}) => {
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  app.investor = investor;
  const failing = (call: string, fault: object) => fail(investor, call, { times: 1, ...fault });
  let tab = await new Tab(page, app, own.portalUrl).open();
  /** Presses Submit and waits until the request has reached the sandbox, which then takes its time. */
  const submitSlowly = async (delayMs: number) => {
    await failing('invest', { delayMs });
    const sent = page.waitForRequest((request) => request.url().endsWith('/commitment/invest'));
    await tab.press('Submit');
    await sent;
    await page.waitForTimeout(150);
  };
  /** Presses Submit. The response is lost, and the look-ups after it fail. */
  const submitUnknown = async () => {
    await failing('commitments', { after: 1, times: 3, status: 400 });
    await failing('invest', { loseResponse: true });
    await tab.press('Submit');
    await tab.see(unknown);
  };

  await test.step('without a fault, refused and then accepted, with a lost or hollow response', async () => {
    for (const fault of [
      undefined,
      { loseResponse: true },
      { response: { body: '{}' }, afterWork: true },
    ]) {
      await tab.review(await freshCampaign());
      if (fault) await failing('invest', fault);
      await tab.press('Submit');
      await tab.done();
    }
    await tab.review(await freshCampaign());
    await failing('invest', { status: 422, message: 'Not today.' });
    await tab.press('Submit');
    await tab.see('Not today.');
    await tab.press('Submit');
    await tab.done();
  });

  await test.step('in a component that is closed and opened, also before the response, and turns dark', async () => {
    const campaign = await freshCampaign();
    await tab.review(campaign);
    await submitSlowly(1_500);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(tab.portal.getByRole('banner')).toBeVisible();
    await tab.follow(paths.paymentReview(campaign.guid));
    await tab.done();

    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await tab.review(await freshCampaign());
    await tab.press('Submit');
    await tab.done();
    await expect(page.locator('output')).toHaveText('profile');
  });

  await test.step('in two tabs: one asks, then commits again; both at once; one finds what the other does not know; one is closed', async () => {
    const campaign = await freshCampaign();
    const other = await new Tab(await context.newPage(), app, own.portalUrl).open();
    await tab.review(campaign);
    await other.review(campaign);
    await failing('invest', { delayMs: 800 });
    await tab.press('Submit');
    await other.press('Submit');
    await expect(other.portal.getByRole('dialog', { name: 'Commit again?' })).toBeVisible();
    await tab.done();
    await other.press('Commit again');
    await other.done();

    await tab.review(await freshCampaign());
    await other.review(await freshCampaign());
    await submitSlowly(800);
    await other.press('Submit');
    await other.done();
    await tab.done();

    const shared = await freshCampaign();
    await tab.review(shared);
    await submitUnknown();
    await other.review(shared);
    await other.see('Your earlier commitment was made');
    await tab.press('Check again');
    await tab.done();
    await other.follow(paths.profile);

    const next = await freshCampaign();
    await tab.review(next);
    await submitSlowly(800);
    await page.close();
    await expect.poll(async () => (await stored(investor)).length).toBe(12);
    await other.review(next);
    await other.see('Your earlier commitment was made');
    tab = other;
  });

  const made = await stored(investor);
  expect(made).toHaveLength(12);
  const submitted = () => app.kept('portal:commitment-submitted').map(({ value }) => value);
  await expect.poll(() => submitted().length).toBe(made.length);
  expect(
    submitted()
      .map(({ guid }) => guid)
      .toSorted(),
  ).toEqual(made.map(({ guid }) => guid).toSorted());
  for (const { amount, currency, campaign } of submitted())
    expect([amount, currency, made.some((each) => each.campaignGuid === campaign)]).toEqual([
      5_000,
      'PHP',
      true,
    ]);
  expect(app.kept('portal:commitment-unknown')).toHaveLength(1);
  // One for each review that was submitted.
  expect(app.kept('portal:risk-acknowledged')).toHaveLength(12);
});
