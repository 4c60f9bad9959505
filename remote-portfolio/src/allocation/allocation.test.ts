import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  allocationOf,
  commitmentsByPeriod,
  drawnSizes,
  isDrawnApart,
  portionsOf,
} from './allocation';
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

const made = (commitmentDate: string, commitmentAmount: number | null, fields: object = {}) =>
  v.parse(commitmentSchema, { guid: 'c', commitmentDate, commitmentAmount, ...fields });

describe('commitments over time', () => {
  it('are added up by month of the platform’s zone, without a gap', () => {
    const periods = commitmentsByPeriod([
      made('2026-02-10', 5, { commitmentStatusCode: 'CAN' }),
      // In Manila this is already December.
      made('2025-11-30T17:00:00Z', 0.1),
      made('2025-12-31', 0.2, { commitmentStatus: 'Terminated' }),
      made('2026-03-10', null),
      made('', 7),
    ]);
    expect(periods).toEqual([
      { name: '2025-12', count: 2, amount: 30, ended: 20 },
      { name: '2026-01', count: 0, amount: 0, ended: 0 },
      { name: '2026-02', count: 1, amount: 500, ended: 500 },
      { name: '2026-03', count: 1, amount: null, ended: 0 },
    ]);
  });

  it('are by year once there are too many months', () => {
    const periods = commitmentsByPeriod([made('2024-01-10', 1), made('2026-01-10', 2)]);
    expect(periods.map(({ name, amount }) => [name, amount])).toEqual([
      ['2024', 100],
      ['2025', 0],
      ['2026', 200],
    ]);
  });

  it('are none without dates', () => expect(commitmentsByPeriod([made('', 1)])).toEqual([]));
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
    expect(drawnSizes(portions)).toEqual([5, 0]);
  });

  it('are drawn as five, and the rest as one', () => {
    const portions = portionsOf([1, 2, 3, 4, 5, 6, 7].map((amount) => part(`${amount}`, amount)));
    expect(drawnSizes(portions)).toEqual([7, 6, 5, 4, 3, 3]);
    const apart = (drawn: typeof portions) => drawn.map((_, index) => isDrawnApart(index, drawn));
    expect(apart(portions)).toEqual([true, true, true, true, true, false, false]);
    expect(apart(portions.slice(0, 6))).not.toContain(false);
    expect(drawnSizes(portions.slice(0, 5))).toHaveLength(5);
  });
});
