import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { fail, freshCampaign, storedCommitments as stored } from '../investing';
import {
  agreeAndSubmit,
  button,
  drawAndSave,
  expectStep,
  goToAgreement,
} from '../onboarding/wizard';
import { control, expect, freshInvestor } from '../portal';
import { test } from './external-platform-fixture';
import { Tab } from './external-platform-tab';

// The platform's own app of external-platform.spec.ts counts changed commitments and registrations.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const linkTo = ({ guid, campaignGuid }: Commitment) =>
  `/?commitment=${guid}&campaign=${campaignGuid}`;

test('three journeys that change a commitment are counted as they ended', async ({
  page,
  context,
  own,
  app,
}) => {
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  app.investor = investor;
  const tab = await new Tab(page, app, own.portalUrl).open();
  const failing = (fault: object) => fail(investor, 'updateStatus', { times: 1, ...fault });
  const kept = (action: 'portal:commitment-cancelled' | 'portal:commitment-reconfirmed') =>
    app.kept(action).map(({ value }) => value);
  // A page that is left in this very moment may miss the event, so the test stays until it is there.
  const cancelled = async (count: number) => {
    await tab.see('Success!');
    await expect.poll(() => kept('portal:commitment-cancelled').length).toBe(count);
  };
  const commitments: Commitment[] = [];
  for (let count = 0; count < 3; count += 1) {
    await tab.review(await freshCampaign());
    await tab.press('Submit');
    await tab.done();
  }
  commitments.push(...(await stored(investor)));
  const [lost, twice, changed] = commitments;
  if (!lost || !twice || !changed) throw new Error('Three were made.');

  await failing({ loseResponse: true });
  await tab.open(linkTo(lost));
  await tab.cancel();
  await cancelled(1);

  await tab.open(linkTo(twice));
  const other = await new Tab(await context.newPage(), app, own.portalUrl).open(linkTo(twice));
  await expect(other.portal.getByRole('button', { name: 'Actions' })).toBeVisible();
  await other.press('Actions');
  await other.portal.getByRole('menuitem', { name: 'Cancel commitment' }).click();
  await tab.cancel();
  await cancelled(2);
  await other.portal.getByRole('dialog').getByRole('button').last().click();
  await other.page.close();

  await control(`campaigns/${changed.campaignGuid}/material-change`, { sharePrice: 25 });
  await failing({ loseResponse: true });
  await tab.open(linkTo(changed));
  await tab.portal.getByRole('button', { name: 'Reconfirm commitment' }).first().click();
  await tab.portal
    .getByRole('dialog')
    .getByRole('button', { name: /Reconfirm/ })
    .click();
  await tab.see('Success!');

  const values = (each: Commitment[]) =>
    each.map(({ guid, campaignGuid: campaign }) => ({ guid, campaign }));
  await expect.poll(() => kept('portal:commitment-reconfirmed')).toEqual(values([changed]));
  expect(kept('portal:commitment-cancelled')).toEqual(values([lost, twice]));
});

test('a registration whose response is lost is counted once', async ({ page, own, app }) => {
  const investor = await freshInvestor('New', { firstName: 'Ana', lastName: 'Reyes' });
  app.investor = investor;
  const { portal } = await new Tab(page, app, own.portalUrl).open();
  const wizard = { page, portal, investor };
  await button(portal, 'Accept').click();
  await expectStep(portal, 1, 'Consent to Get Verified');
  await goToAgreement(wizard);
  await drawAndSave(wizard);
  await fail(investor, 'register', { times: 1, loseResponse: true });
  await agreeAndSubmit(wizard);
  await expect(portal.getByRole('tab', { name: 'Newest' })).toBeVisible();
  await page.reload();
  await expect(portal.getByRole('banner')).toBeVisible();
  expect(app.kept('portal:registered')).toHaveLength(1);
});
