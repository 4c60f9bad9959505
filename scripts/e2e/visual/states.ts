import { expect, type Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { steps } from '../onboarding/wizard';
import { lateMs, settled } from '../settled';
import { shownTime } from './time';

interface CampaignRow {
  guid: string;
  offeredPeriodStartDate: string;
  offeredPeriodEndDate: string;
}

/** Calls the partner API for a list of the state's investor. */
export type List = <Row>(list: string) => Promise<Row[]>;

export interface State {
  name: string;
  /** A demo investor of the sandbox; without one, there is no session. */
  investor?: string;
  at: string | ((list: List) => Promise<string>);
  /** A fault of the sandbox for the state's investor (`POST /sandbox/faults`). No other state may have this investor. */
  fault?: { call: string; status: number };
  /** Performs the investor's steps after the address has opened. */
  act?: (page: Page) => Promise<void>;
  /** The window's height in CSS pixels, for a page that is longer than most. */
  height?: number;
  /** Whether `act` changes the data, so that the state needs new data and no other state at the same time. */
  writes?: true;
}

const [newcomer, basic, premium] = ['INV-NEW-0001', 'INV-BASIC-0001', 'INV-PREMIUM-0001'];

/** Returns the guids of the campaigns that accept investments at the time that the portal shows. */
async function openCampaigns(list: List): Promise<string[]> {
  const isOpen = ({ offeredPeriodStartDate: start, offeredPeriodEndDate: end }: CampaignRow) =>
    new Date(start) < shownTime && new Date(end) > shownTime;
  const rows = await list<CampaignRow>('investment-opportunities');
  return rows.filter(isOpen).map(({ guid }) => guid);
}
const openCampaign = (to: (guid: string) => string) => async (list: List) =>
  to((await openCampaigns(list))[0] ?? '');
const commitment = (to: (guid: string, campaign: string) => string) => async (list: List) => {
  const [first] = await list<{ guid: string; campaignGuid: string }>('commitment/investor');
  return to(first?.guid ?? '', first?.campaignGuid ?? '');
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seen = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

async function chooseAmount(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Whole shares' }).getByRole('button').first().click();
  await press(page, 'Invest');
  await seen(page, 'Payment Option');
}

async function review(page: Page): Promise<void> {
  await chooseAmount(page);
  await press(page, 'Continue');
  await seen(page, 'Review Summary');
}

async function openReceipt(page: Page): Promise<void> {
  await review(page);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('button', { name: 'Receipt' }).waitFor();
  // Otherwise, a banner that loads late is behind the dialog only sometimes.
  await settled(page, () => page.clock.runFor(lateMs));
  await press(page, 'Receipt');
  await expect(page.getByRole('dialog', { name: 'Commitment Receipt' })).toBeVisible();
}

/** Fills in the steps of the registration before this one. */
const openStep = (step: number) => async (page: Page) => {
  for (const fill of steps.slice(0, step - 1)) await fill(page);
};

const whileSignedIn = (investor: string, states: Record<string, State['at']>): State[] =>
  Object.entries(states).map(([name, at]) => ({ name, investor, at }));

/** The main screens, which are opened in two widths and two appearances. */
export const states: readonly State[] = [
  { name: 'public campaigns', at: paths.publicOpportunities },
  { name: 'session missing', at: paths.portfolio },
  ...whileSignedIn(premium, {
    'campaign list': paths.opportunities,
    'campaigns that end soon': `${paths.opportunities}?tab=expiring`,
    watchlist: paths.watchlist,
    comparison: async (list) => paths.compare((await openCampaigns(list)).slice(0, 3)),
    amount: openCampaign(paths.invest),
  }),
  {
    name: 'campaign list that fails',
    investor: 'INV-QUALIFIED-0001',
    at: paths.opportunities,
    fault: { call: 'newestCampaigns', status: 500 },
  },
  {
    name: 'wrong amount',
    investor: premium,
    at: openCampaign(paths.invest),
    act: async (page) => {
      await page.getByRole('textbox', { name: /amount/i }).fill('1');
      await page.keyboard.press('Tab');
    },
  },
  { name: 'payment', investor: premium, at: openCampaign(paths.invest), act: chooseAmount },
  { name: 'review', investor: premium, at: openCampaign(paths.invest), act: review },
  {
    name: 'receipt',
    investor: premium,
    at: openCampaign(paths.invest),
    act: openReceipt,
    writes: true,
  },
  ...whileSignedIn(premium, {
    portfolio: paths.portfolio,
    'commitments by campaign': `${paths.commitments}?view=campaign`,
    commitments: `${paths.commitments}?view=commitment`,
    commitment: commitment(paths.commitment),
    'stock positions': paths.stockPositions,
    'stock position': async (list) =>
      paths.stockPosition((await list<{ guid: string }>('stock-memo'))[0]?.guid ?? ''),
    'account activity': paths.accountActivity,
    profile: paths.profile,
    'page not found': '/main/nowhere',
  }),
  // These pages are longer than the others.
  ...whileSignedIn(premium, {
    campaign: openCampaign(paths.campaign),
    allocation: paths.allocation,
    statement: paths.statement('2026-01-01', '2026-03-02'),
    'commitments to a campaign': commitment((_, campaign) => paths.commitmentByCampaign(campaign)),
  }).map((state) => ({ ...state, height: 4_400 })),
  ...whileSignedIn(basic, {
    'portfolio without commitments': paths.portfolio,
    'profile of a Basic investor': paths.profile,
    'premium account': paths.premiumAccount,
  }),
  ...whileSignedIn(newcomer, {
    welcome: paths.acceptance,
    'registration, step 1': paths.registration,
  }),
  ...[2, 3, 4, 5].map((step) => ({
    name: `registration, step ${step}`,
    investor: newcomer,
    at: paths.registration,
    act: openStep(step),
  })),
];
