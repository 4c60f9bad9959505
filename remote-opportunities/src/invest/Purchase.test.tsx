import { render, screen } from '@testing-library/react';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { Purchase } from './Purchase';

beforeAll(pointAtSandbox);

const shown = (label: string) => screen.getByText(label).nextElementSibling;

it('counts the shares of a price that has parts of a centavo', async () => {
  const campaign = await createCampaign({ sharePrice: 0.125, totalOffering: 1_000_000 });
  render(<Purchase campaign={campaign} amount="10,000" wallet={null} />);
  expect(shown('Share price')).toHaveTextContent('PHP 0.125');
  expect(shown('Whole shares')).toHaveTextContent('80,000');
  expect(shown('Left over')).toHaveTextContent('PHP 0.00');
});

it('compares with a wallet of the same currency only', async () => {
  const campaign = await createCampaign();
  const wallet = { walletId: 'W-1', currencyCode: 'PHP', balance: 50 };
  const warning = 'Your wallet holds less than this amount';
  const { rerender } = render(<Purchase campaign={campaign} amount="100" wallet={wallet} />);
  expect(screen.getByText(warning)).toBeVisible();
  const dollars = { ...campaign, currencyCode: 'USD' };
  rerender(<Purchase campaign={dollars} amount="100" wallet={wallet} />);
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});
