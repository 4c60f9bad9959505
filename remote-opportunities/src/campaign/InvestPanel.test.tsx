import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  createCampaign,
  createInvestor,
  startSandboxSession,
} from '@investor-portal/shared/testing/sandbox';
import { InvestPanel } from './InvestPanel';

beforeAll(async () => startSandboxSession(await createInvestor('Premium')));

async function open(changes: object) {
  const campaign = { ...(await createCampaign()), ...changes };
  render(
    <MemoryRouter>
      <InvestPanel campaign={campaign} />
    </MemoryRouter>,
  );
  await screen.findByText('0', { selector: 'strong' });
}

describe('§4 campaign end', () => {
  it('shows Ended and disables Invest Now for a campaign terminated before its end', async () => {
    await open({ statusCode: 'TER' });
    expect(screen.getByText('This offering has ended.')).toBeVisible();
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invest Now' })).toBeDisabled();
  });
});

describe('§5 limits', () => {
  it('shows a minimum of 0 as None', async () => {
    await open({ minAmountPerInvestor: 0 });
    expect(screen.getByText('Minimum').nextElementSibling).toHaveTextContent('None');
  });
});
