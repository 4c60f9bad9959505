import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { configure } from '@investor-portal/shared/testing/configure';
import { allocationOf, portionsOf } from './allocation';
import type { Centavos } from '@investor-portal/shared/rules/money';

beforeEach(() => configure({ currency: 'PHP', timeZone: 'Asia/Manila' }));

const commitment = (nameOfIssuer: string, commitmentAmount: number, fields: object = {}) =>
  v.parse(commitmentSchema, { guid: 'c', nameOfIssuer, commitmentAmount, ...fields });
const memo = (issuer: string, finalInvestmentAmount: number) =>
  v.parse(stockMemoSchema, { guid: 'm', issuer, finalInvestmentAmount });

const lines = (shares: { name: string; amount: number | null }[] | undefined) =>
  shares?.map(({ name, amount }) => `${name} ${amount}`);

it('adds up open commitments and positions by issuer, and all commitments by status, per currency', () => {
  const open = commitment('Kape', 10, { commitmentStatus: 'ongoing' });
  const cancelled = commitment('Niyog', 5, { commitmentStatus: 'canceled' });
  const foreign = commitment('Kape', 3, { commitmentCurrencyCode: 'USD' });
  const [pesos, dollars, ...others] = allocationOf(
    [open, cancelled, foreign],
    [memo('Kape', 20), memo('Abaka', 1)],
  );
  expect(pesos?.currency).toBe('PHP');
  expect(lines(pesos?.byIssuer)).toEqual(['Kape 3000', 'Abaka 100']);
  expect(pesos?.total).toBe(3100);
  expect(lines(pesos?.byStatus)).toEqual(['Ongoing 1000', 'Cancelled 500']);
  expect(dollars?.currency).toBe('USD');
  expect(lines(dollars?.byIssuer)).toEqual(['Kape 300']);
  expect(others).toEqual([]);
});

it('counts the amounts that a sum does not include, each once', () => {
  const final = { commitmentStatus: 'completed', calibratedAmount: 600 };
  const [pesos] = allocationOf(
    [
      commitment('Kape', 10, { ...final, actualConvertedCurrencyCode: 'USD' }),
      commitment('Kape', 5, { ...final, commitmentStatus: 'canceled' }),
      v.parse(commitmentSchema, { guid: 'd', nameOfIssuer: 'Kape' }),
    ],
    [v.parse(stockMemoSchema, { guid: 'm', issuer: 'Abaka' })],
  );
  expect(lines(pesos?.byIssuer)).toEqual(['Abaka null', 'Kape null']);
  expect(pesos?.total).toBeNull();
  expect(pesos?.missing).toMatchObject({ unknownAmounts: 2, converted: 1 });
});

const part = (name: string, amount: number | null) => ({ name, amount: amount as Centavos | null });

describe('shares of a total', () => {
  it('are added up by name, the largest first', () => {
    expect(portionsOf([part('b', 10), part('a', 30), part('b', 60)])).toEqual([
      { name: 'b', count: 2, amount: 70, percent: 70 },
      { name: 'a', count: 1, amount: 30, percent: 30 },
    ]);
  });

  it('are none without a total', () => {
    expect(portionsOf([part('a', 0)])).toEqual([{ name: 'a', count: 1, amount: 0, percent: 0 }]);
    expect(portionsOf([])).toEqual([]);
  });

  it('are unknown if none of their amounts is known', () => {
    const portions = portionsOf([part('a', null), part('b', null), part('b', 5)]);
    expect(lines(portions)).toEqual(['b 5', 'a null']);
    expect(portions[1]?.percent).toBeNull();
  });
});
