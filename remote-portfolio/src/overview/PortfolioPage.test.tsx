import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  control,
  createCampaign,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { answerWithRows, commitToCampaigns } from '../testing/committed';
import { openPortfolio } from '../testing/open-portfolio';

const cards = () => screen.findByRole('region', { name: 'Your portfolio' });

describe('§2 portfolio index', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows totals of open commitments, positions and transactions', async () => {
    await signIn(await createInvestor('Premium', { history: true }));
    openPortfolio(paths.portfolio);
    const region = await cards();
    // 5 to 11 thousand without the cancelled 8 (operations/write-history of the sandbox).
    expect(await within(region).findByText('PHP 48,000.00')).toBeInTheDocument();
    expect(within(region).getByText('in 6 open commitments')).toBeInTheDocument();
    expect(await within(region).findByText('2 positions')).toBeInTheDocument();
    expect(within(region).getByText('PHP 25,000.00 invested')).toBeInTheDocument();
    expect(await within(region).findByText('2 transactions')).toBeInTheDocument();
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Investment Commitments', 'Stock Positions', 'Account Activity']);
  });

  it('says which rows its totals do not include', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const investor = await createInvestor('Premium', { history: true });
    const data = [{ guid: 'a', commitmentAmount: 5 }, { guid: null }];
    for (const call of ['commitments', 'stockMemos'] as const)
      await answerWithRows(investor, call, data);
    await signIn(investor);
    openPortfolio(paths.portfolio);
    const missing = 'Not included: 1 row that couldn’t be read.';
    const region = await cards();
    await waitFor(() => expect(within(region).getAllByText(missing)).toHaveLength(2));
    const standing = screen.getByRole('region', { name: 'Where your money is' });
    expect(within(standing).getByText(/^Not included: 2 rows/)).toBeVisible();
  });

  it('says that nothing needs an action, in the place that one would have', async () => {
    await signIn(await createInvestor('Premium'));
    openPortfolio(paths.portfolio);
    const needs = await screen.findByRole('region', { name: 'Needs your action' });
    expect(within(needs).getByText('Loading...')).toBeVisible();
    expect(await within(needs).findByText(/^Nothing right now\./)).toBeVisible();
    // Without any commitment, the way to a first one.
    expect(within(needs).getByRole('link', { name: 'Browse campaigns' })).toHaveAttribute(
      'href',
      paths.opportunities,
    );
    expect(within(needs).queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('shows pending actions with their deadlines', async () => {
    const investor = await createInvestor('Premium');
    const [campaignGuid] = await commitToCampaigns(investor, 100);
    await signIn(investor);
    const { user } = openPortfolio(paths.portfolio);
    const needs = await screen.findByRole('region', { name: 'Needs your action' });
    await waitFor(() =>
      expect(needs).toHaveTextContent(
        /You can cancel your commitment to .+ until \d{4}-\d\d-\d\d, \d\d:\d\d PHT/,
      ),
    );
    expect(within(needs).getByRole('link', { name: /^Review/ })).toHaveAttribute(
      'href',
      expect.stringContaining(campaignGuid ?? ''),
    );
    // On a phone the actions come after the cards; this line above them leads there.
    await user.click(screen.getByRole('button', { name: 'Needs your action (1)' }));
    expect(within(needs).getByRole('heading', { name: 'Needs your action' })).toHaveFocus();
  });

  it('shows no cancellation that the API no longer allows, even if the device’s clock is slow', async () => {
    const investor = await createInvestor('Premium');
    await commitToCampaigns(investor, 47, 60);
    await signIn(investor);
    const clock = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => clock() - 5 * 3_600_000);
    openPortfolio(paths.portfolio);
    expect(await screen.findAllByText(/^You can cancel/)).toHaveLength(1);
    expect(screen.getByText('in 2 open commitments')).toBeInTheDocument();
  });

  it('removes a cancellation when its deadline passes on an open page', async () => {
    const investor = await createInvestor('Premium');
    await commitToCampaigns(investor, 60, 100);
    await signIn(investor);
    openPortfolio(paths.portfolio);
    expect(await screen.findAllByText(/^You can cancel/)).toHaveLength(2);
    const clock = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + 13 * 3_600_000);
    // Returning to the page updates its clock at once.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getAllByText(/^You can cancel/)).toHaveLength(1);
    expect(await screen.findByText('in 2 open commitments')).toBeInTheDocument();
  });

  it('asks only for the registration if it is not complete', async () => {
    await signIn(await createInvestor('New'));
    openPortfolio(paths.portfolio);
    const needs = await screen.findByRole('region', { name: 'Needs your action' });
    expect(await within(needs).findByRole('link')).toHaveAttribute('href', paths.registration);
    expect(await screen.findByText('in 0 open commitments')).toBeInTheDocument();
  });

  it('shows Retry for a figure that cannot be loaded, beside the other figures', async () => {
    const investor = await createInvestor('Premium', { history: true });
    const { externalReferenceCode } = investor;
    await control('faults', { call: 'stockMemos', externalReferenceCode, times: 1, status: 403 });
    await signIn(investor);
    const { user, toasts } = openPortfolio(paths.portfolio);
    const region = await cards();
    expect(await within(region).findByText('PHP 48,000.00')).toBeInTheDocument();
    await user.click(await within(region).findByRole('button', { name: 'Retry' }));
    const figure = await within(region).findByText('2 positions');
    expect(figure.parentElement).toHaveFocus();
    expect(toasts.map(({ kind }) => kind)).toEqual(['failure']);
  });

  it('opens with where the money is and the next deadline', async () => {
    const investor = await createInvestor('Premium', { balance: 1_000 });
    await commitToCampaigns(investor, 500);
    await signIn(investor);
    openPortfolio(paths.portfolio);
    const standing = await screen.findByRole('region', { name: 'Where your money is' });
    const amountOf = (label: string) => within(standing).getByText(label).nextElementSibling;
    await waitFor(() => expect(amountOf('Committed')).toHaveTextContent('PHP 10,000.00'));
    expect(amountOf('In your wallet')).toHaveTextContent('PHP 1,000.00');
    await waitFor(() => expect(amountOf('Held in shares')).toHaveTextContent('PHP 0.00'));
    expect(within(standing).getByText('Next deadline').nextElementSibling).toHaveTextContent(
      /^Cancelling CMT-\S+ ends \d{4}-\d\d-\d\d, \d\d:\d\d PHT$/,
    );
  });

  it('shows the dates of watched campaigns and the timeline at the end', async () => {
    const investor = await createInvestor('Premium', { history: true });
    const { externalReferenceCode } = investor;
    const ending = await createCampaign({ endsInHours: 60 });
    const later = await createCampaign({ endsInHours: 600 });
    const list = JSON.stringify([later.guid, 'gone', ending.guid]);
    localStorage.setItem(`investor:watchlist:${externalReferenceCode}`, list);
    await signIn(investor);
    const { user, toasts } = openPortfolio(paths.portfolio);
    const watched = await screen.findByRole('region', { name: 'Campaigns you watch' });
    expect(within(watched).getByText(/^Ends in 2 days/)).toBeVisible();
    expect(within(watched).getAllByRole('link')).toHaveLength(1);
    const past = await screen.findByRole('region', { name: 'So far' });
    expect(within(past).getAllByRole('listitem')).toHaveLength(5);
    await user.click(within(past).getByRole('button', { name: /^Show .* more events, So far$/ }));
    expect(within(past).getAllByText('Stock memo issued')).toHaveLength(2);
    const ahead = screen.getByRole('region', { name: 'Coming up' });
    expect(within(ahead).getByText('Last moment to reconfirm')).toBeVisible();
    expect(toasts).toEqual([]);
  });
});
