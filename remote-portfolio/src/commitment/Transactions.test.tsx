import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { Transactions } from './Transactions';

it('a payment without a currency of its own is in that of its commitment', () => {
  configure();
  const commitment = v.parse(commitmentSchema, {
    guid: 'c',
    commitmentCurrencyCode: 'USD',
    commitmentDebitCreditAdvises: [{ amount: 500 }, { amount: 600, currencyCode: 'PHP' }],
  });
  render(<Transactions commitment={commitment} />);
  expect(screen.getByText('USD 500.00')).toBeVisible();
  expect(screen.getByText('PHP 600.00')).toBeVisible();
});
