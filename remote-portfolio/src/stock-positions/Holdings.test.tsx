import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { holdingsOf } from './holdings';
import { HoldingsTable } from './Holdings';

describe('table of holdings', () => {
  it('never shows a small share as none', () => {
    configure();
    const position = { finalNumberOfShares: 1, currencyCode: '', commitments: [] };
    const [{ currency, holdings } = { currency: '', holdings: [] }] = holdingsOf([
      { ...position, issuer: 'Bakery', finalInvestmentAmount: 2_500_000 },
      { ...position, issuer: 'Kape', finalInvestmentAmount: 100 },
    ]);
    render(<HoldingsTable currency={currency} holdings={holdings} />);
    expect(screen.getByRole('row', { name: 'Kape 1 100.00 <0.01%' })).toBeVisible();
  });

  it('uses the platform’s currency if the positions name none', () => {
    configure({ currency: 'USD' });
    const position = {
      issuer: 'Bakery',
      finalNumberOfShares: 1_000,
      currencyCode: '',
      finalInvestmentAmount: 2_500,
      commitments: [],
    };
    const [{ currency, holdings } = { currency: '', holdings: [] }] = holdingsOf([position]);
    render(<HoldingsTable currency={currency} holdings={holdings} />);
    expect(screen.getByRole('columnheader', { name: 'Amount, USD' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bakery 1,000 2,500.00 100%' })).toBeVisible();
  });
});
