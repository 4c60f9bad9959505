import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { accountActivitySchema } from '@investor-portal/shared/partner-api/contract/account-activities';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { balanceOf } from '../account-activity/use-account-activity';
import { paymentsOf } from '../data/payments';
import { StatementSheet } from './StatementSheet';

interface Row {
  currencyCode?: string;
  amount: number | null;
}

const show = (...rows: Row[]) => showWith({}, rows);

function showWith(balance: object, rows: Row[] = [], advices: object[] = []) {
  configure({ currency: 'PHP' });
  const entries = rows.map((row) => ({ ...row, totalNoUnits: 10 }));
  const sent = { transactions: rows, balance: { beginningBalanceList: entries, ...balance } };
  const { balance: parsed, ...activity } = v.parse(accountActivitySchema, sent);
  const commitments = rows.map(({ amount, currencyCode }) =>
    v.parse(commitmentSchema, {
      guid: 'c',
      commitmentAmount: amount,
      commitmentCurrencyCode: currencyCode,
    }),
  );
  render(
    <StatementSheet
      data={{
        activity: {
          ...activity,
          beginning: balanceOf(parsed.beginningShares, parsed.beginningBalanceList),
          transactions: activity.transactions.map((each) => ({ ...each, issuer: '' })),
          ending: balanceOf(parsed.endingShares, parsed.endingBalanceList),
          readAt: 0,
        },
        payments: { rows: paymentsOf([paidBy(...advices)]), undated: 2 },
        commitments,
        missing: { unreadable: 1, undated: 0 },
      }}
    />,
    { wrapper: MemoryRouter },
  );
}
const paidBy = (...commitmentDebitCreditAdvises: object[]) =>
  v.parse(commitmentSchema, { guid: 'p', commitmentDebitCreditAdvises });
const table = (name: string) => within(screen.getByRole('region', { name }));
const amounts = (name: string) =>
  table(name)
    .getAllByRole('row')
    .map((row) => row.lastElementChild?.textContent);

describe('amounts in a statement', () => {
  it('say how many of them are unknown', () => {
    show({ amount: 1_000.5 }, { amount: null });
    expect(amounts('Share purchases').slice(-2)).toEqual(['--', 'PHP 1,000.50']);
    const unknown = 'Total, without 1 unknown amount';
    expect(table('Share purchases').getByText(unknown)).toBeVisible();
    expect(table('Beginning Balance').getByText(unknown)).toBeVisible();
  });

  it('have a total of every payment, whatever its type', () => {
    const advices = ['Debit', 'Fee', 'Credit Card Payment'].map((transactionType) => ({
      transactionType,
      status: 'Completed',
      amount: 7,
    }));
    showWith({}, [], advices);
    const payments = table('Payments and refunds');
    expect(payments.getByRole('row', { name: 'Total paid PHP 7.00' })).toBeVisible();
    expect(payments.getByRole('row', { name: 'Not in these totals PHP 14.00' })).toBeVisible();
    const missing =
      'Not included: 2 payments without a date. Not included: 1 commitment that couldn’t be read.';
    expect(payments.getByText(missing)).toBeVisible();
  });

  it.each([
    [null, 'We don’t know which shares you held on this date.'],
    [120, 'We don’t know which shares you held on this date.'],
    [0, 'No record found'],
  ])('say none of a balance without a list only for no shares: %p', (endingShares, text) => {
    showWith({ endingShares });
    expect(table('Ending Balance').getByText(text)).toBeVisible();
  });

  it('each name their currency if there are several, with a total per currency', () => {
    show({ amount: 20, currencyCode: 'USD' }, { amount: 1_000 }, { amount: 500 });
    const mixed = ['Amount', 'USD 20.00', 'PHP 1,000.00', 'PHP 500.00'];
    expect(amounts('Share purchases')).toEqual([...mixed, 'PHP 1,500.00', 'USD 20.00']);
    expect(amounts('Beginning Balance')).toEqual([...mixed, 'PHP 1,500.00', 'USD 20.00']);
    expect(amounts('Commitments made')).toEqual(mixed);
    const balance = table('Beginning Balance');
    expect(balance.getByRole('row', { name: 'Total 20 PHP 1,500.00' })).toBeVisible();
    expect(balance.getByRole('row', { name: 'Total 10 USD 20.00' })).toBeVisible();
  });
});
