import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import {
  createCampaign,
  signIn,
  type SignedInInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { CampaignTools } from '../campaign/CampaignTools';
import { ComparePage } from '../compare/ComparePage';
import { CompareTable } from '../compare/CompareTable';
import { show } from '@investor-portal/shared/testing/show';
import { WatchlistPage } from './WatchlistPage';

const toasts = recordToasts();
let investor: SignedInInvestor;
beforeEach(async () => void (investor = await signIn()));
afterEach(forgetSession);

const stored = () => `investor:watchlist:${investor.externalReferenceCode}`;
const watch = (...guids: string[]) => localStorage.setItem(stored(), JSON.stringify(guids));
const columns = () => screen.getAllByRole('columnheader');

const nameOf = ({ nameOfIssuer, campaignCode }: Campaign) => `${nameOfIssuer} · ${campaignCode}`;

function open(address: string, campaign?: Campaign) {
  const routes = [
    { path: paths.watchlist, element: <WatchlistPage /> },
    { path: patterns.compare, element: <ComparePage /> },
    { path: '/tools', element: campaign ? <CampaignTools campaign={campaign} /> : null },
  ];
  return show(routes, [address]).router;
}

describe('decision 39: the watchlist’s screen', () => {
  it('says where the list is kept, and what to do while it is empty', async () => {
    open(paths.watchlist);
    expect(screen.getByText(/^Kept only in this browser, until you sign out/)).toBeVisible();
    expect(screen.getByText('No record found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View campaigns' })).toBeVisible();
  });

  it('shows the campaigns, and compares them, with what is raised by the same response', async () => {
    const data = { percentage: 45.5, totalCommitmentAmountWithCurrency: 'PHP 2,275,000.00' };
    await investor.answer('subscription', data);
    const [one, two] = [await createCampaign(), await createCampaign({ sharePrice: 12.5 })];
    watch(one.guid, two.guid);
    const router = open(paths.watchlist);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Compare' }));
    const price = await screen.findByRole('row', { name: /^Share price/ });
    expect(price).toHaveTextContent('PHP 12.50');
    expect(columns()).toHaveLength(2);
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: nameOf(one) }));
    expect(columns()).toHaveLength(1);
    expect(screen.getByRole('row', { name: 'Raised PHP 2,275,000.00' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Raised of the total offering 45.5%' })).toBeVisible();
    expect(router.state.location.search).toBe(`?campaigns=${two.guid}`);
    await userEvent.click(screen.getByRole('checkbox', { name: nameOf(one) }));
    await waitFor(() => expect(columns()).toHaveLength(2));
  });

  it('starts with the first three, leaves the choice to the investor, and refuses a fourth in words', async () => {
    const campaigns: Campaign[] = [];
    for (let count = 0; count < 8; count += 1) campaigns.push(await createCampaign());
    watch(...campaigns.map(({ guid }) => guid));
    const router = open(paths.watchlist);
    await userEvent.click(await screen.findByRole('link', { name: 'Compare' }));
    const box = (index: number) =>
      screen.findByRole('checkbox', { name: nameOf(campaigns[index] as Campaign) });
    const guidsOf = (...indexes: number[]) => indexes.map((index) => campaigns[index]?.guid);
    const search = () => new URLSearchParams(router.state.location.search).get('campaigns');
    expect(search()).toBe(guidsOf(0, 1, 2).join(','));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    for (const index of [1, 2, 7, 4]) await userEvent.click(await box(index));
    const chosen = guidsOf(0, 7, 4).join(',');
    expect(search()).toBe(chosen);
    await waitFor(() => expect(columns()).toHaveLength(3));

    const fourth = await box(2);
    await userEvent.click(fourth);
    expect(fourth).not.toBeChecked();
    expect(fourth).toHaveFocus();
    const refusal = 'You can compare 3 campaigns at a time. Deselect one to choose another.';
    expect(screen.getByText(refusal)).toBeVisible();
    expect(search()).toBe(chosen);
    await userEvent.click(await box(0));
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    await userEvent.click(fourth);
    await waitFor(() => expect(search()).toContain(campaigns[2]?.guid));
  });

  it('starts a comparison without campaigns with those watched, unless the choice is none', async () => {
    const watched = await createCampaign();
    watch(watched.guid);
    const router = open(patterns.compare);
    expect(await screen.findAllByRole('columnheader')).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: nameOf(watched), checked: true }));
    expect(router.state.location.search).toBe('?campaigns=');
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  });

  it('says that a campaign is gone, and removes it', async () => {
    const campaign = await createCampaign();
    watch(crypto.randomUUID(), campaign.guid);
    open(paths.watchlist);
    expect(await screen.findByText('1 campaign you watched is no longer available')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText(/no longer available/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(localStorage.getItem(stored())).toBe(JSON.stringify([campaign.guid]));
  });

  it.each([
    ['is refused', { status: 403 }],
    ['cannot be read', { response: { body: '{"data": {}}' } }],
  ])('shows the other campaigns where one %s', async (_, fault) => {
    watch((await createCampaign()).guid, (await createCampaign()).guid);
    await investor.fail('campaign', { times: 1, ...fault });
    open(paths.watchlist);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('Not included: 1 campaign that couldn’t be read.')).toBeVisible();
  });

  it('offers Retry when a compared campaign fails, and keeps the others', async () => {
    const [one, two] = [await createCampaign(), await createCampaign()];
    await investor.fail('campaign', { times: 1, status: 400 });
    // A campaign that an address names twice is one column.
    open(paths.compare([one.guid, one.guid, two.guid]));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(columns()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});

it('names facts and campaigns in the heads of one table that the keyboard can scroll', async () => {
  const campaign = await createCampaign();
  const campaigns = [campaign, { ...campaign, guid: 'other', campaignCode: 'CF-OTHER' }];
  const compared = campaigns.map((each) => ({ campaign: each, subscription: null }));
  show(<CompareTable compared={compared} />);
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('rowheader')).not.toHaveLength(0);
  // Two campaigns of one issuer are named by their codes.
  const [one, other] = columns();
  expect(one).toHaveTextContent(nameOf(campaign));
  expect(other).toHaveTextContent('CF-OTHER');
  const [invest] = screen.getAllByRole('link', { name: 'Invest Now' });
  expect(invest).toHaveAccessibleDescription(nameOf(campaign));
});

it.each([
  ['no campaigns', [], null],
  ['a campaign that does not exist', [crypto.randomUUID()], '1 campaign couldn’t be found'],
])('says what to do in a comparison of %s', async (_, guids, notice) => {
  open(paths.compare(guids));
  expect(await screen.findByText('Watch campaigns to compare them here.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText(/couldn’t be found$/)?.textContent ?? null).toBe(notice),
  );
});

it('says what the investor has committed to a campaign, and watches it once storage is not full', async () => {
  const campaign = await createCampaign({ minAmountPerInvestor: 1000 });
  await investor.commit(campaign, 5000);
  open('/tools', campaign);
  expect(await screen.findByText(sentence('You committed PHP 5,000.00'))).toBeVisible();
  const link = screen.getByRole('link', { name: 'View your commitment' });
  expect(link).toHaveAttribute('href', paths.commitmentByCampaign(campaign.guid));
  const button = screen.getByRole('button', { name: 'Watch', pressed: false });
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  const message = expect.stringMatching(/^We couldn’t keep this campaign on your watchlist/);
  expect(toasts).toEqual([{ kind: 'failure', message }]);
  spy.mockRestore();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(toasts).toHaveLength(1);
  expect(screen.getByText(/^Your watchlist is kept only in this browser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});
