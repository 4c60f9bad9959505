import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { Purchase } from './Purchase';

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
