import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { AmountSteps } from './AmountSteps';
import { amountWithoutRest, largestAmount, nextAmount, startingAmounts } from './whole-amounts';

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
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    expect(shown()).toBe('1,000.00');
    await userEvent.click(more);
    expect(shown()).toBe('1,100.00');
    expect(screen.getByText('PHP 1,100.00, 11 shares')).toBeInTheDocument();
    await userEvent.click(less);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
    await userEvent.click(less);
    expect(shown()).toBe('1,000.00');
    await userEvent.click(screen.getByRole('button', { name: '5,000.00' }));
    expect(shown()).toBe('5,000.00');
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });
});

const offer = { sharePrice: 30, minAmountPerInvestor: 1000, maxAmountPerInvestor: 3000 };

describe('amounts of whole shares', () => {
  it('start at the minimum, rounded up to whole shares, within the maximum', () => {
    expect(startingAmounts(offer)).toEqual([102_000, 201_000]);
    expect(startingAmounts({ ...offer, minAmountPerInvestor: null })).toEqual([3000, 6000, 15_000]);
    expect(startingAmounts({ ...offer, sharePrice: null })).toEqual([]);
    expect(startingAmounts({ ...offer, maxAmountPerInvestor: 500 })).toEqual([]);
  });

  it.each([
    ['1,020.00', 1, 105_000],
    ['1,030.00', 1, 105_000],
    ['1,080.00', -1, 105_000],
    ['1,060.00', -1, 105_000],
    ['1,020.00', -1, null],
    ['', 1, 102_000],
    ['500', 1, 102_000],
    ['', -1, null],
    ['3,000.00', 1, null],
    ['2,990.00', 1, 300_000],
    ['3,010.00', -1, 300_000],
    ['99,999.99', -1, 300_000],
    ['99,999,999,999,999,999,999', -1, 300_000],
    ['99,999.99', 1, null],
  ] as const)('next to %j in the direction %d: %s', (amount, direction, expected) => {
    expect(nextAmount(amount, direction, offer)).toBe(expected);
  });

  it('go down to the most whole shares below a maximum between two of them', () => {
    const between = { ...offer, maxAmountPerInvestor: 2_995.5 };
    expect(nextAmount('5,000.00', -1, between)).toBe(297_000);
    expect(nextAmount('2,995.50', -1, between)).toBe(297_000);
    const none = { ...offer, minAmountPerInvestor: 2_980, maxAmountPerInvestor: 2_995.5 };
    expect(nextAmount('5,000.00', -1, none)).toBeNull();
  });

  it('are exact where a share costs fractions of a centavo', () => {
    expect(nextAmount('1,000.00', 1, { ...offer, sharePrice: 0.3333 })).toBe(100_024);
  });

  it.each([
    // The lower amount is used if it is allowed, otherwise the higher one.
    ['1,030.00', 102_000],
    ['1,010.00', 102_000],
    ['1,020.00', null],
    ['3,010.00', 300_000],
    ['500', null],
    ['', null],
  ])('without the rest of %j: %s', (amount, expected) => {
    expect(amountWithoutRest(amount, offer)).toBe(expected);
  });

  it.each([
    [250_050, offer, 249_000],
    [9_000_00, offer, 300_000],
    // Below the minimum there is no amount to suggest.
    [101_000, offer, null],
    [0, offer, null],
    [Infinity, { ...offer, maxAmountPerInvestor: null }, null],
    [250_050, { ...offer, sharePrice: null }, 250_050],
  ])('the largest within %d: %s', (most, terms, expected) => {
    expect(largestAmount(most, terms)).toBe(expected);
  });
});
