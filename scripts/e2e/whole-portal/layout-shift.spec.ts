import type { Page } from '@playwright/test';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { recordShifts, shiftsOf } from '../layout-shifts';
import { goTo } from '../portal-frame';
import { control, expect, freshInvestor, listOf, openPortal, test, type Investor } from '../portal';
import { settled } from '../settled';
import { smallTargets } from '../small-targets';
import { anyWidth } from '../tags';

/** Returns every address of the portal in groups, for an investor with commitments in every state. Each group is one test. */
const addresses: Record<string, (investor: Investor) => Promise<string[]>> = {
  'profile and onboarding': async () => [
    paths.acceptance,
    paths.registration,
    paths.profile,
    paths.premiumAccount,
    paths.qualifiedAccount,
    '/main/nowhere',
  ],
  opportunities: async (investor) => {
    const [campaign] = await listOf<{ guid: string }>(investor, 'investment-opportunities');
    const guid = campaign?.guid ?? '';
    return [
      paths.publicOpportunities,
      paths.opportunities,
      `${paths.opportunities}?tab=expiring`,
      `${paths.opportunities}?search=`,
      paths.watchlist,
      paths.campaign(guid),
      paths.invest(guid),
      paths.payment(guid),
      paths.paymentReview(guid),
    ];
  },
  // The sandbox's history has a commitment in each state.
  'every commitment': async (investor) => {
    const commitments = await listOf<Commitment>(investor, 'commitment/investor');
    const [first] = commitments;
    return [
      ...commitments.map((each) => paths.commitment(each.guid, each.campaignGuid)),
      `${paths.commitment(first?.guid ?? '', first?.campaignGuid ?? '')}?tab=publish`,
      paths.commitmentByCampaign(first?.campaignGuid ?? ''),
    ];
  },
  'the portfolio’s lists': async (investor) => {
    const [memo] = await listOf<{ guid: string }>(investor, 'stock-memo');
    return [
      paths.portfolio,
      paths.commitments,
      `${paths.commitments}?view=commitment`,
      `${paths.commitments}?tab=successful`,
      `${paths.commitments}?search=inc`,
      paths.stockPositions,
      `${paths.stockPositions}?search=inc`,
      paths.stockPosition(memo?.guid ?? ''),
    ];
  },
  'the portfolio’s reports': async () => [
    paths.accountActivity,
    paths.accountActivityDetails('1'),
    paths.statement('2026-01-01', '2026-12-31'),
    paths.allocation,
    paths.documents,
    paths.yearlySummary('2026'),
  ],
};

/** Chooses an amount first. Otherwise payment option and review lead back to the amount, and would not be measured. */
async function chooseAmount(page: Page, address: string): Promise<void> {
  const portal = page.frameLocator('iframe');
  await goTo(page, address);
  await portal.getByRole('group', { name: 'Whole shares' }).getByRole('button').nth(1).click();
  await portal.getByRole('button', { name: 'Invest', exact: true }).click();
  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(portal.getByRole('heading', { name: 'Review Summary' })).toBeVisible();
}

// Delays each call so that every state of a screen is painted: the document, the user's details, then the data that depend on
// them. All shifts of fast calls happen here too.
const slowMs = 200;

const measured = ['opportunities'];

const wide = ['opportunities', 'the portfolio’s lists'];

for (const [group, addressesOf] of Object.entries(addresses)) {
  const tag = wide.includes(group) ? [] : anyWidth;
  const title = `nothing moves by itself, however slow the calls are: ${group}`;
  test(title, { tag }, async ({ page }) => {
    const investor = await freshInvestor('Premium', { history: true });
    const { externalReferenceCode } = investor;
    const all = await addressesOf(investor);
    await page.addInitScript(recordShifts);
    const portal = await openPortal(page, investor);
    await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    const invest = all.find((address) => address.endsWith('/invest'));
    if (invest) await chooseAmount(page, invest);
    await control('faults', { call: '*', externalReferenceCode, delayMs: slowMs });
    for (const address of all) {
      await settled(page, () => goTo(page, address));
      expect.soft(await shiftsOf(page), address).toEqual([]);
      if (measured.includes(group)) expect.soft(await smallTargets(page), address).toEqual([]);
    }
  });
}
