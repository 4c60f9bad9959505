import { screen } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { show } from '@investor-portal/shared/testing/show';
import { InvestPanel } from './InvestPanel';

beforeAll(() => signIn());

async function open(changes: object) {
  const campaign = { ...(await createCampaign()), totalInvestors: null, ...changes };
  show(<InvestPanel campaign={campaign} />);
  await screen.findByText('0', { selector: 'strong' });
  return campaign;
}

describe('§4 campaign end', () => {
  it('shows Ended and disables Invest Now for a campaign terminated before its end', async () => {
    await open({ statusCode: 'TER' });
    expect(screen.getByText('This offering has ended.')).toBeVisible();
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invest Now' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Browse campaigns' })).toHaveAttribute(
      'href',
      paths.opportunities,
    );
  });
});

describe('an offering that has not started', () => {
  it('says when it opens, beside the disabled Invest Now', async () => {
    const start = new Date(Date.now() + 17.5 * 86_400_000).toISOString();
    await open({ offeredPeriodStartDate: start });
    const text = /^Opens in 17 days, on \d{4}-\d\d-\d\d, \d\d:\d\d PHT\.$/;
    expect(screen.getByText('This offering has not started yet.').parentElement).toHaveTextContent(
      'This offering has not started yet.Opens in 17 days, on ',
    );
    expect(screen.getByText((_, node) => text.test(node?.textContent ?? ''))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invest Now' })).toBeDisabled();
  });
});

describe('an open offering', () => {
  it('has one link to the amount, with the price and the time left', async () => {
    const end = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
    const campaign = await open({ sharePrice: 12.5, offeredPeriodEndDate: end });
    expect(screen.getAllByText('Invest Now')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Invest Now' })).toHaveAttribute(
      'href',
      paths.invest(campaign.guid),
    );
    expect(screen.getByRole('note', { name: 'Risk' })).toHaveTextContent(/^You could lose all/);
    expect(screen.getByText(sentence('PHP 12.50 per share'))).toBeInTheDocument();
    expect(screen.getByText('5 hours left')).toBeInTheDocument();
  });
});

describe('the number of investors', () => {
  it('is the campaign’s own number until the subscription has loaded', async () => {
    show(<InvestPanel campaign={{ ...(await createCampaign()), totalInvestors: 1 }} />);
    expect(screen.getByText('1', { selector: 'strong' }).parentElement).toHaveTextContent(
      '1 investor',
    );
    expect(await screen.findByText('0', { selector: 'strong' })).toBeVisible();
  });
});

describe('the amount raised', () => {
  it('is in the currency of the offering where the subscription names another', async () => {
    await open({ currencyCode: 'USD', totalRaisedAmount: 1_250 });
    // The number of investors shows that the subscription has loaded.
    expect(screen.getByText('USD 1,250.00')).toBeVisible();
    expect(document.body).not.toHaveTextContent('PHP 0.00');
  });

  it('is that of the subscription in the currency of the offering', async () => {
    await open({ totalRaisedAmount: 1_250 });
    expect(screen.getByText('PHP 0.00')).toBeVisible();
  });
});
