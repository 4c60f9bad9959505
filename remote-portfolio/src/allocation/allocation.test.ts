import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/stock-memos';
import { configure } from '@investor-portal/shared/testing/configure';
import { allocationOf } from './allocation';

beforeEach(() => configure({ currency: 'PHP' }));

const commitment = (nameOfIssuer: string, commitmentAmount: number, fields: object = {}) =>
  v.parse(commitmentSchema, { guid: 'c', nameOfIssuer, commitmentAmount, ...fields });
const memo = (issuer: string, finalInvestmentAmount: number) =>
  v.parse(stockMemoSchema, { guid: 'm', issuer, finalInvestmentAmount });

const lines = (shares: { name: string; amount: number }[] | undefined) =>
  shares?.map(({ name, amount }) => `${name} ${amount}`);

it('adds up open commitments and positions by issuer, and all commitments by status, per currency', () => {
  const open = commitment('Kape', 10, { commitmentStatus: 'ongoing' });
  const cancelled = commitment('Niyog', 5, { commitmentStatus: 'canceled' });
  const foreign = commitment('Kape', 3, { commitmentCurrencyCode: 'USD' });
  const [pesos, dollars, ...others] = allocationOf(
    [open, cancelled, foreign],
    [open, foreign],
    [memo('Kape', 20), memo('Abaka', 1)],
  );
  expect(pesos?.currency).toBe('PHP');
  expect(lines(pesos?.byIssuer)).toEqual(['Kape 3000', 'Abaka 100']);
  expect(lines(pesos?.byStatus)).toEqual(['Ongoing 1000', 'Cancelled 500']);
  expect(dollars?.currency).toBe('USD');
  expect(lines(dollars?.byIssuer)).toEqual(['Kape 300']);
  expect(others).toEqual([]);
});
