import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { InvestBar } from './InvestBar';

beforeAll(pointAtSandbox);

it('is the one link to the amount, with the price and the time left', async () => {
  const campaign = await createCampaign({ sharePrice: 12.5, endsInHours: 240 });
  const now = Date.parse(String(campaign.offeredPeriodEndDate)) - 5 * 3_600_000;
  const { container } = render(
    <MemoryRouter>
      <InvestBar campaign={campaign} now={now} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Invest Now' })).toHaveAttribute(
    'href',
    paths.invest(campaign.guid),
  );
  expect(container).toHaveTextContent('PHP 12.50 per share');
  expect(container).toHaveTextContent('5 hours left');
});
