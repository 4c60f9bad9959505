import type { Page } from '@playwright/test';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { recordShifts, shiftsOf } from '../layout-shifts';
import {
  control,
  expect,
  expectAccessible,
  freshInvestor,
  listOf,
  openPortal,
  test,
  type Investor,
  goTo,
  portalFrame,
} from '../portal';
import { settled } from '../settled';
import { smallTargets } from '../small-targets';

/** An address and its title. An address without a title shows a screen that another address has checked, with other data. */
type Address = readonly [path: string, title?: string];

/** Returns every address of the portal in groups, for an investor with commitments in every state. Each group is one test. */
const addresses: Record<string, (investor: Investor) => Promise<Address[]>> = {
  'profile, onboarding and reports': async () => [
    [paths.acceptance],
    [paths.registration, 'You are registered'],
    [paths.profile, 'Profile'],
    [paths.premiumAccount, 'Premium Account Access'],
    [paths.qualifiedAccount, 'Qualified Account Access'],
    [paths.glossary, 'What these words mean'],
    ['/nowhere', 'Page not found'],
    ['/main/portfolio/nowhere/at/all', 'Page not found'],
    [paths.accountActivity, 'Account Activity'],
    [paths.accountActivityDetails('1'), 'Details'],
    [paths.statement('2026-01-01', '2026-12-31')],
    [paths.allocation, 'Allocation'],
    [paths.documents, 'Documents'],
  ],
  opportunities: async (investor) => {
    const { guid, nameOfIssuer } = await anyCampaign(investor);
    return [
      [paths.publicOpportunities, 'Investment Opportunities'],
      [paths.opportunities, 'Investment Opportunities'],
      [`${paths.opportunities}?tab=expiring`],
      [`${paths.opportunities}?search=`],
      [paths.watchlist],
      [paths.campaign(guid), nameOfIssuer],
      [paths.invest(guid), `Invest in ${nameOfIssuer}`],
      [paths.payment(guid)],
      [paths.paymentReview(guid)],
    ];
  },
  // The sandbox's history has a commitment in each state.
  'every commitment': async (investor) => {
    const [first, ...others] = await listOf<Commitment>(investor, 'commitment/investor');
    const { guid = '', campaignGuid = '' } = first ?? {};
    return [
      [paths.commitment(guid, campaignGuid), 'Investment Commitments'],
      ...others.map((each): Address => [paths.commitment(each.guid, each.campaignGuid)]),
      [`${paths.commitment(guid, campaignGuid)}?tab=publish`],
      [paths.commitmentByCampaign(campaignGuid), 'Investment Commitments'],
    ];
  },
  'the portfolio’s lists': async (investor) => [
    [paths.portfolio, 'Portfolio'],
    [paths.commitments, 'Investment Commitments'],
    [`${paths.commitments}?view=commitment`],
    [`${paths.commitments}?tab=successful`],
    [paths.stockPositions, 'Stock Position'],
    [await anyPosition(investor), 'Security Position Details'],
  ],
};

/** The addresses with another layout on a wide screen. */
async function wideAddresses(investor: Investor): Promise<string[]> {
  const { guid } = await anyCampaign(investor);
  const [own] = await listOf<Commitment>(investor, 'commitment/investor');
  return [
    paths.opportunities,
    paths.campaign(guid),
    paths.invest(guid),
    paths.payment(guid),
    paths.paymentReview(guid),
    paths.portfolio,
    paths.commitments,
    `${paths.commitments}?view=commitment`,
    await anyPosition(investor),
    paths.commitmentByCampaign(own?.campaignGuid ?? ''),
    paths.accountActivity,
    paths.allocation,
    paths.statement('2026-01-01', '2026-12-31'),
  ];
}

async function anyCampaign(investor: Investor) {
  type Found = Record<'guid' | 'nameOfIssuer', string>;
  const [campaign] = await listOf<Found>(investor, 'investment-opportunities');
  if (!campaign) throw new Error('There is no campaign.');
  return campaign;
}

async function anyPosition(investor: Investor): Promise<string> {
  const [memo] = await listOf<{ guid: string }>(investor, 'stock-memo');
  if (!memo) throw new Error('The investor has no stock position.');
  return paths.stockPosition(memo.guid);
}

/** Chooses an amount first. Otherwise payment option and review lead back to the amount, and would not be measured. */
async function chooseAmount(page: Page, address: string): Promise<void> {
  const portal = page.frameLocator('iframe');
  await goTo(page, address);
  await portal.getByRole('group', { name: 'Whole shares' }).getByRole('button').first().click();
  await portal.getByRole('button', { name: 'Invest', exact: true }).click();
  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(portal.getByRole('heading', { name: 'Review Summary' })).toBeVisible();
}

// Delays each call so that every state of a screen is painted: the document, the user's details, then the data that depend on
// them. All shifts of fast calls happen here too.
const slowMs = 200;

/** Opens each address with a reload, and fails if something on it moves by itself. */
async function measureShifts(
  page: Page,
  investor: Investor,
  all: readonly string[],
  alsoCheck: (address: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const { externalReferenceCode } = investor;
  await page.addInitScript(recordShifts);
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const invest = all.find((address) => address.endsWith('/invest'));
  if (invest) await chooseAmount(page, invest);
  await control('faults', { call: '*', externalReferenceCode, delayMs: slowMs });
  for (const address of all) {
    await settled(page, () => goTo(page, address));
    expect.soft(await shiftsOf(page), address).toEqual([]);
    await alsoCheck(address);
  }
}

for (const [group, addressesOf] of Object.entries(addresses))
  test(`§2 every address opens on a reload, and nothing moves by itself, however slow the calls are: ${group}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const investor = await freshInvestor('Premium', { history: true });
    const all = await addressesOf(investor);
    const titles = new Map(all.map(([address, title]) => [address, title]));
    await measureShifts(page, investor, [...titles.keys()], async (address) => {
      if (!address.startsWith(paths.portfolio))
        expect.soft(await smallTargets(page), address).toEqual([]);
      const title = titles.get(address);
      if (title) {
        const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
        await expect(heading.filter({ hasText: title })).toBeVisible();
        expect(new URL(portalFrame(page).url()).pathname).toBe(address);
        await expectAccessible(page);
      }
    });
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });

  test('nothing moves by itself, however slow the calls are, and every target is large enough', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const investor = await freshInvestor('Premium', { history: true });
    await measureShifts(page, investor, await wideAddresses(investor), () =>
      expectAccessible(page),
    );
  });
});
