import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { AmountSteps } from './AmountSteps';

beforeAll(pointAtSandbox);

function Amount({ campaign }: { campaign: Campaign }) {
  const [amount, setAmount] = useState('');
  return (
    <>
      <output aria-label="Amount">{amount}</output>
      <AmountSteps
        campaign={campaign}
        amount={amount}
        onUse={(chosen) => setAmount(formatCentavos(chosen))}
      />
    </>
  );
}

describe('amounts without typing', () => {
  it('begin at the minimum, go share by share, and are read out', async () => {
    const terms = { sharePrice: 100, minAmountPerInvestor: 1000, maxAmountPerInvestor: 5000 };
    render(<Amount campaign={await createCampaign(terms)} />);
    const [less, more] = ['1 share less', '1 share more'].map((name) =>
      screen.getByRole('button', { name }),
    );
    if (!less || !more) throw new Error('unreachable');
    const shown = () => screen.getByLabelText('Amount').textContent;
    expect(less).toBeDisabled();
    await userEvent.click(more);
    expect(shown()).toBe('1,000.00');
    await userEvent.click(more);
    expect(shown()).toBe('1,100.00');
    expect(screen.getByText('PHP 1,100.00, 11 shares')).toBeInTheDocument();
    await userEvent.click(less);
    expect(less).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '5,000.00' }));
    expect(shown()).toBe('5,000.00');
    expect(more).toBeDisabled();
  });
});
