import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { Purchase, allotmentNow } from './Purchase';

beforeAll(pointAtSandbox);

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;
const suggestions = () => screen.queryAllByRole('button').map((button) => button.textContent);

it('counts whole shares at a price with fractions of a centavo', async () => {
  const campaign = await createCampaign({ sharePrice: 0.125, totalOffering: 1_000_000 });
  render(<Purchase campaign={campaign} amount="10,000" onUse={() => {}} />);
  expect(valueOf('Share price')).toHaveTextContent('PHP 0.125');
  expect(valueOf('Whole shares')).toHaveTextContent('80,000');
  expect(valueOf('Not invested (less than one share)')).toHaveTextContent('PHP 0.00');
  expect(suggestions()).toEqual([]);
});

it('offers the amounts of whole shares around one that buys a part of a share', async () => {
  const limits = { minAmountPerInvestor: 5_000, maxAmountPerInvestor: 0 };
  const campaign = await createCampaign({ sharePrice: 500, ...limits });
  const used: number[] = [];
  const purchase = (amount: string) => (
    <Purchase campaign={campaign} amount={amount} onUse={(suggested) => used.push(suggested)} />
  );
  const { rerender } = render(purchase('5,100.50'));
  expect(valueOf('Not invested (less than one share)')).toHaveTextContent('PHP 100.50');
  expect(suggestions()).toEqual(['Use 5,000.00', 'Use 5,500.00']);
  await userEvent.click(screen.getByRole('button', { name: 'Use 5,500.00' }));
  expect(used).toEqual([5_500_00]);
  // The lower one would be under the minimum.
  rerender(purchase('4,900'));
  expect(suggestions()).toEqual(['Use 5,000.00']);
});

let campaign: Campaign;
beforeAll(async () => {
  pointAtSandbox();
  campaign = await createCampaign({ totalOffering: 1_000_000, sharePrice: 100 });
});
const raised = (totalRaisedAmount: number | null) => ({ ...campaign, totalRaisedAmount });

describe('an amount in an oversubscribed offering', () => {
  it('is divided in proportion, in whole shares', () => {
    // 10,000 shares for 12,500 that were asked for: four of five.
    expect(allotmentNow('50,000.00', raised(1_200_000))).toEqual({ wanted: 500, given: 400 });
  });

  it.each([
    ['there are shares for everyone', '50,000.00', 950_000],
    ['it buys no share', '99.00', 1_200_000],
    ['it is not an amount', '', 1_200_000],
    ['it is unknown what is raised', '50,000.00', null],
  ])('is not divided where %s', (_why, amount, total) => {
    expect(allotmentNow(amount, raised(total))).toBeNull();
  });
});
