import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { configure, sandboxRules } from '@investor-portal/shared/testing/configure';
import { control, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

const cards = () => screen.findByRole('region', { name: 'Your portfolio' });

describe('§2 portfolio index', () => {
  it('counts what is in each list, has Retry for a figure that cannot be loaded, and shows the dates ahead of commitments and of watched campaigns', async () => {
    const investor = await signIn('Premium', { history: true });
    const ending = await createCampaign({ endsInHours: 60 });
    const later = await createCampaign({ endsInHours: 600 });
    const list = JSON.stringify([later.guid, 'gone', ending.guid]);
    localStorage.setItem(`investor:watchlist:${investor.externalReferenceCode}`, list);
    await investor.fail('stockMemos', { times: 1, status: 403 });
    const { user, toasts } = openPortfolio(paths.portfolio);
    const region = await cards();
    for (const count of ['6 open commitments', '2 share purchases this month'])
      expect(await within(region).findByText(count)).toBeVisible();
    await user.click(await within(region).findByRole('button', { name: 'Retry' }));
    const caption = await within(region).findByText('2 positions');
    expect(document.activeElement).toContainElement(caption);
    const links = within(region).getAllByRole('link');
    const names = ['Investment Commitments', 'Stock Positions', 'Account Activity'];
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    const ahead = within(screen.getByRole('region', { name: 'Coming up' }));
    expect(await ahead.findByText(/^The dates of 1 campaign you watch/)).toBeVisible();
    expect(ahead.getAllByRole('listitem')).toHaveLength(5);
    await user.click(ahead.getByRole('button', { name: /^Show all/ }));
    expect(ahead.getByText(/^Ends in 2 days/)).toBeVisible();
    expect(ahead.getByText('Last moment to reconfirm')).toBeVisible();
    // There is none for the watched campaign that is gone.
    expect(toasts.map(({ kind }) => kind)).toEqual(['failure']);
  });

  it.each([
    [
      'says which rows its totals do not include, nor a memo that was cancelled',
      [{ guid: 'a' }, { guid: 'b', stockMemoStatus: 'Cancelled', commitmentStatusCode: 'CAN' }],
      0,
    ],
    ['does not say that there is nothing while a row cannot be read', [], 2],
  ])('%s', async (_, known, unknown) => {
    const investor = await signIn('Premium', { history: true });
    for (const call of ['commitments', 'stockMemos'])
      await investor.answerWithRows(call, [...known, { guid: null }]);
    openPortfolio(paths.portfolio);
    const region = await cards();
    await waitFor(() =>
      expect(within(region).getAllByText(/^Not included: 1 row /)).toHaveLength(2),
    );
    expect(within(region).queryAllByText('--')).toHaveLength(unknown);
    expect(within(region).queryAllByText('1 position')).toHaveLength(1 - unknown / 2);
    for (const none of ['None open', 'No shares yet'])
      expect(within(region).queryByText(none)).not.toBeInTheDocument();
    const value = screen.getByRole('region', { name: 'Where your money is' });
    expect(within(value).getByText(/^Not included: 2 rows/)).toBeVisible();
    const actions = screen.getByRole('region', { name: 'Needs your action' });
    expect(within(actions).getByText(/^Not included: 1 commitment /)).toBeVisible();
  });

  it('opens an empty portfolio with the next step, and without zeros', async () => {
    await signIn('Premium', { balance: 1_000 });
    openPortfolio(paths.portfolio);
    const value = await screen.findByRole('region', { name: 'Where your money is' });
    const next = await within(value).findByRole('link', { name: 'Browse campaigns' });
    expect(next).toHaveAttribute('href', paths.opportunities);
    expect(value).toHaveTextContent('WalletPHP 1,000.00');
    const region = await cards();
    for (const none of ['None open', 'No shares yet', 'No share purchases this month'])
      expect(await within(region).findByText(none)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/PHP 0\.00/);
    expect(screen.queryByText('Needs your action')).not.toBeInTheDocument();
  });

  it('waits until it knows what has to be reconfirmed, which it asks for and saves for the menu, and offers to cancel what is soon locked in', async () => {
    const investor = await signIn();
    const guids: string[] = [];
    for (const endsInHours of [200, 100, 500]) {
      const campaign = await createCampaign({ endsInHours, minAmountPerInvestor: 1_000 });
      await investor.commit(campaign, 10_000);
      guids.push(campaign.guid);
    }
    const [changed = '', cancellable = ''] = guids;
    await control(`campaigns/${changed}/material-change`, { sharePrice: 90 });
    await investor.fail('commitments', { times: 1, hold: true });
    openPortfolio(paths.portfolio);
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.getByText('Stock Positions')).not.toBeVisible();
    await act(investor.release);
    await waitFor(() => expect(screen.getByText('Stock Positions')).toBeVisible());
    const needs = screen.getByRole('region', { name: 'Needs your action' });
    expect(within(needs).getByText(/^Reconfirm your commitment to .+ by/)).toBeVisible();
    const links = screen.getByRole('navigation', { name: 'More about your portfolio' });
    expect(needs.compareDocumentPosition(links)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const toReview = within(needs).getByRole('link', { name: /^Review/ });
    expect(toReview).toHaveAttribute('href', expect.stringContaining(changed));
    const value = screen.getByRole('region', { name: 'Where your money is' });
    const order = [needs, value, await cards()];
    expect(screen.getAllByRole('region').filter((each) => order.includes(each))).toEqual(order);
    const cancel = await screen.findByRole('link', { name: /^Cancel commitment CMT-/ });
    expect(cancel).toHaveAttribute('href', expect.stringContaining(cancellable));
    const name = `investor:to-reconfirm:${investor.externalReferenceCode}`;
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(name) ?? '[]')).toMatchObject([{ campaign: changed }]),
    );
  });

  it('expects the end of a campaign whose guid is sent in another case, and not of one that was closed before', async () => {
    const investor = await signIn();
    const campaignEndDate = new Date(Date.now() + 500 * 3_600_000).toISOString();
    const closed = { guid: 'closed', campaignStatus: 'TERMINATED', campaignEndDate };
    const rows = [{ guid: 'OPEN', campaignEndDate }, closed];
    await investor.answerWithRows('commitmentsByCampaign', rows);
    const made = ['open', 'closed'].map((guid) => ({ guid, campaignGuid: guid }));
    await investor.answerWithRows('commitments', made);
    openPortfolio(paths.portfolio);
    const ahead = await screen.findByRole('region', { name: 'Coming up' });
    const [close, ...more] = within(ahead).getAllByText('Campaign closes');
    expect(more).toEqual([]);
    const link = close?.closest('li')?.querySelector('a');
    expect(link).toHaveAttribute('href', paths.commitment('open', 'open'));
  });

  it('asks only for the registration if it is not complete', async () => {
    await signIn('New');
    openPortfolio(paths.portfolio);
    const needs = await screen.findByRole('region', { name: 'Needs your action' });
    expect(await within(needs).findByRole('link')).toHaveAttribute('href', paths.registration);
    expect(await screen.findByText('None open')).toBeVisible();
  });

  it('opens with where the money is, and with its total unless committed money may still be in the wallet', async () => {
    const investor = await signIn('Premium', { balance: 1_000 });
    const campaign = await createCampaign({ endsInHours: 500, minAmountPerInvestor: 1_000 });
    await investor.commit(campaign, 10_000);
    openPortfolio(paths.portfolio);
    const region = () => screen.findByRole('region', { name: 'Where your money is' });
    let value = await region();
    const amountOf = (label: string) =>
      within(value).getByText(label).closest('dt')?.nextElementSibling;
    await waitFor(() => expect(amountOf('Total')).toHaveTextContent('PHP 11,000.00'));
    expect(amountOf('In commitments')).toHaveTextContent('PHP 10,000.00');
    expect(amountOf('Wallet')).toHaveTextContent('PHP 1,000.00');
    expect(amountOf('Held in shares')).toHaveTextContent('PHP 0.00');

    cleanup();
    configure({ ...runtimeConfig(), platformRules: { ...sandboxRules, debitsAtOnce: false } });
    openPortfolio(paths.portfolio);
    value = await region();
    expect(await within(value).findByText('PHP 1,000.00')).toBeVisible();
    expect(within(value).queryByText('Total')).not.toBeInTheDocument();
  });

  it('shows a currency whose parts cancel out beside another', async () => {
    const investor = await signIn();
    const walletDetails = { walletId: 'w', currencyCode: 'PHP', balance: -5 };
    await investor.answer('userDetails', { accountId: investor.accountId, walletDetails });
    await investor.answerWithRows('commitments', [
      { guid: 'c', commitmentAmount: 5, commitmentCurrencyCode: 'PHP' },
      { guid: 'd', commitmentAmount: 7, commitmentCurrencyCode: 'USD' },
    ]);
    openPortfolio(paths.portfolio);
    const value = await screen.findByRole('region', { name: 'Where your money is' });
    expect(await within(value).findAllByText('USD 7.00')).toHaveLength(2);
    expect(within(value).getByText('PHP -5.00')).toBeVisible();
  });
});
