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

it('shows Ended and disables Invest Now for a campaign terminated before its end (spec §4)', async () => {
  await open({ statusCode: 'TER' });
  expect(screen.getByText('Ended')).toBeVisible();
  expect(screen.getByText('This offering has ended.')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invest Now' })).toBeDisabled();
  const browse = screen.getByRole('link', { name: 'Browse campaigns' });
  expect(browse).toHaveAttribute('href', paths.opportunities);
});

it('says when an upcoming offering opens, beside the disabled Invest Now', async () => {
  const start = new Date(Date.now() + 17.5 * 86_400_000).toISOString();
  await open({ offeredPeriodStartDate: start });
  expect(screen.getByText('This offering has not started yet.').parentElement).toHaveTextContent(
    /yet\.Opens in 17 days, on \d{4}-\d\d-\d\d, \d\d:\d\d PHT\.$/,
  );
  expect(screen.getByRole('button', { name: 'Invest Now' })).toBeDisabled();
});

it('has one link to the amount of an open offering, with the price and the time left', async () => {
  const end = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  const campaign = await open({ sharePrice: 12.5, offeredPeriodEndDate: end });
  expect(screen.getAllByText('Invest Now')).toHaveLength(1);
  const invest = screen.getByRole('link', { name: 'Invest Now' });
  expect(invest).toHaveAttribute('href', paths.invest(campaign.guid));
  expect(screen.getByRole('note', { name: 'Risk' })).toHaveTextContent(/^You could lose all/);
  expect(screen.getByText(sentence('PHP 12.50 per share'))).toBeInTheDocument();
  expect(screen.getByText('5 hours left')).toBeInTheDocument();
});
