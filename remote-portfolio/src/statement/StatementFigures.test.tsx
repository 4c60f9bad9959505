import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { accountActivitySchema } from '@investor-portal/shared/partner-api/contract/account-activities';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { paymentsOf } from '../data/payments';
import { StatementFigures } from './StatementFigures';

const advice = (transactionType: string, status: string, amount: number) => ({
  guid: `${transactionType}${status}`,
  transactionType,
  status,
  amount,
});

const settledAdvices = [
  advice('Debit', 'Completed', 7),
  advice('Debit', 'Pending', 11),
  advice('Credit', 'Completed', 5),
];

function show(activity: object, unreadable = 0, advices = settledAdvices) {
  configure({ currency: 'PHP' });
  const commitment = v.parse(commitmentSchema, {
    guid: 'c',
    commitmentDebitCreditAdvises: advices,
  });
  const payments = { rows: paymentsOf([commitment]), undated: 0 };
  const missing = { unreadable, undated: 0 };
  const data = { activity: v.parse(accountActivitySchema, activity), payments, missing };
  render(<StatementFigures data={data} />);
  return [
    'Total paid',
    'Total refunded',
    'Beginning Balance',
    'Share purchases',
    'Ending Balance',
  ].map((label) => screen.getByText(label).nextElementSibling?.textContent);
}

describe('the figures of a statement', () => {
  it('are the totals of its tables, without payments that are not completed', () => {
    const entries = [{ amount: 100, totalNoUnits: 1 }];
    const figures = show({
      transactions: [{ transactionId: 't', amount: 20 }],
      balance: {
        beginningShares: 1,
        beginningBalanceList: entries,
        endingShares: 2,
        endingBalanceList: [...entries, { amount: 20, totalNoUnits: 1 }],
      },
    });
    expect(figures).toEqual(['PHP 7.00', 'PHP 5.00', 'PHP 100.00', 'PHP 20.00', 'PHP 120.00']);
  });

  it.each([
    [0, ['PHP 0.00', 'PHP 0.00']],
    [1, ['--', '--']],
  ])('claim no total of nothing beside %d unreadable commitments', (unreadable, totals) => {
    expect(show({}, unreadable, []).slice(0, 2)).toEqual(totals);
  });

  it('do not take an unknown balance for nothing', () => {
    const figures = show({ balance: { beginningShares: 0, endingShares: 120 } });
    expect(figures.slice(2)).toEqual(['PHP 0.00', 'PHP 0.00', '--']);
  });
});
