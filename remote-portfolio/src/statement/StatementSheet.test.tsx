import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { accountActivitySchema } from '@investor-portal/shared/partner-api/contract/account-activities';
import { configure } from '@investor-portal/shared/testing/configure';
import { balanceOf } from '../account-activity/use-account-activity';
import { paymentsOf } from '../data/payments';
import { parseCommitment } from '../testing/parse-rows';
import { StatementSheet } from './StatementSheet';

type Row = { amount: number | null; currencyCode?: string };

function show(balance: object, rows: Row[] = [], advices: object[] = []) {
  configure({ currency: 'PHP' });
  const entries = rows.map((row) => ({ ...row, totalNoUnits: 10 }));
  const sent = { transactions: rows, balance: { beginningBalanceList: entries, ...balance } };
  const { balance: parsed, ...activity } = v.parse(accountActivitySchema, sent);
  const commitments = rows.map(({ amount, currencyCode }) =>
    parseCommitment({ commitmentAmount: amount, commitmentCurrencyCode: currencyCode }),
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
  parseCommitment({ commitmentDebitCreditAdvises });
const table = (name: string) => within(screen.getByRole('region', { name }));
const amounts = (name: string) =>
  table(name)
    .getAllByRole('row')
    .map((row) => row.lastElementChild?.textContent);

describe('amounts in a statement', () => {
  it('have a total of every payment, whatever its type', () => {
    const types = ['Debit', 'Fee', 'Credit Card Payment', 'Credit'];
    const advices = types.map((transactionType) => ({ transactionType, status: 'Completed' }));
    const pending = { transactionType: 'Debit', status: 'Pending', amount: 5 };
    show({}, [], [...advices.map((each) => ({ ...each, amount: 7 })), pending]);
    const payments = table('Payments and refunds');
    // Only with the pending payment do the rows add up.
    for (const [total, amount] of [
      ['Total paid', 7],
      ['Total refunded', 7],
      ['Payments not completed', 5],
      ['Not in these totals', 14],
    ])
      expect(payments.getByRole('row', { name: `${total} PHP ${amount}.00` })).toBeVisible();
    const missing =
      'Not included: 2 payments without a date. Not included: 1 commitment that couldn’t be read.';
    expect(payments.getByText(missing)).toBeVisible();
  });

  it.each([
    [null, 'We don’t know which shares you held on this date.'],
    [120, 'We don’t know which shares you held on this date.'],
    [0, 'No record found'],
  ])('say none of a balance without a list only for no shares: %p', (endingShares, text) => {
    show({ endingShares });
    expect(table('Ending Balance').getByText(text)).toBeVisible();
  });

  it('each name their currency, with a total per currency that says how many are unknown', () => {
    const dollars = { amount: 20, currencyCode: 'USD' };
    show({}, [dollars, { amount: 1_000.5 }, { amount: 500 }, { amount: null }]);
    const mixed = ['Amount', 'USD 20.00', 'PHP 1,000.50', 'PHP 500.00', '--'];
    expect(amounts('Share purchases')).toEqual([...mixed, 'PHP 1,500.50', 'USD 20.00']);
    expect(amounts('Beginning Balance')).toEqual([...mixed, 'PHP 1,500.50', 'USD 20.00']);
    expect(amounts('Commitments made')).toEqual(mixed);
    const unknown = 'Total, without 1 unknown amount';
    expect(table('Share purchases').getByText(unknown)).toBeVisible();
    const balance = table('Beginning Balance');
    expect(balance.getByRole('row', { name: `${unknown} 30 PHP 1,500.50` })).toBeVisible();
    expect(balance.getByRole('row', { name: 'Total 10 USD 20.00' })).toBeVisible();
  });
});
