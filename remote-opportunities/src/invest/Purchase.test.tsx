import { render, screen } from '@testing-library/react';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { Purchase } from './Purchase';

beforeAll(pointAtSandbox);

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

it('counts whole shares at a price with fractions of a centavo', async () => {
  const campaign = await createCampaign({ sharePrice: 0.125, totalOffering: 1_000_000 });
  render(<Purchase campaign={campaign} amount="10,000" wallet={null} />);
  expect(valueOf('Share price')).toHaveTextContent('PHP 0.125');
  expect(valueOf('Whole shares')).toHaveTextContent('80,000');
  expect(valueOf('Not invested (less than one share)')).toHaveTextContent('PHP 0.00');
});

it('warns about a low balance only in a wallet of the same currency', async () => {
  const campaign = await createCampaign();
  const wallet = { walletId: 'W-1', currencyCode: 'PHP', balance: 50 };
  const warning = 'Your wallet balance is less than this amount';
  const { rerender } = render(<Purchase campaign={campaign} amount="100" wallet={wallet} />);
  expect(screen.getByText(warning)).toBeVisible();
  const dollars = { ...campaign, currencyCode: 'USD' };
  rerender(<Purchase campaign={dollars} amount="100" wallet={wallet} />);
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});
