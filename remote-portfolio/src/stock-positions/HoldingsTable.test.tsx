import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { holdingsOf } from './holdings';
import { HoldingsTable } from './HoldingsTable';

describe('what one holds, as a table', () => {
  it('names the platform’s currency, whichever it is', () => {
    configure({ currency: 'USD' });
    const position = { issuer: 'Bakery', finalNumberOfShares: 1_000, finalInvestmentAmount: 2_500 };
    render(<HoldingsTable holdings={holdingsOf([position])} />);
    expect(screen.getByRole('columnheader', { name: 'Amount, USD' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bakery 1,000 2,500.00 100%' })).toBeVisible();
  });
});
