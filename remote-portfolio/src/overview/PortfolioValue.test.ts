import { isOpen } from '@investor-portal/shared/rules/commitment-status';
import { configure } from '@investor-portal/shared/testing/configure';
import { parseCommitment, parseMemo } from '../testing/parse-rows';
import { portfolioValuesOf } from './PortfolioValue';

beforeEach(() => configure({ currency: 'PHP' }));

const user = (balance: number | null, currencyCode = 'PHP') => ({
  walletDetails: { walletId: 'w', currencyCode, balance },
});
const made = (...all: object[]) => {
  const parsed = all.map(parseCommitment);
  return { all: parsed, commitments: parsed.filter(isOpen) };
};
const commitments = (...amounts: [number | null, string?][]) =>
  made(
    ...amounts.map(([commitmentAmount, commitmentCurrencyCode]) => ({
      commitmentAmount,
      commitmentCurrencyCode,
    })),
  );
const positions = (...amounts: number[]) => ({
  rows: amounts.map((finalInvestmentAmount) => parseMemo({ finalInvestmentAmount })),
});

describe('where the investor’s money is', () => {
  it('adds up to the centavo, keeps currencies apart, the platform’s first, and does not take for nothing an unknown amount, or what could not be loaded', () => {
    expect(portfolioValuesOf(user(0.3), commitments([0.1], [0.2]), positions(10, 20.05))).toEqual([
      { currency: 'PHP', wallet: 30, committed: 30, held: 3_005, total: 3_065 },
    ]);
    expect(portfolioValuesOf(user(5, 'EUR'), commitments([1, 'USD'], [2]), positions())).toEqual([
      { currency: 'PHP', wallet: 0, committed: 200, held: 0, total: 200 },
      { currency: 'EUR', wallet: 500, committed: 0, held: 0, total: 500 },
      { currency: 'USD', wallet: 0, committed: 100, held: 0, total: 100 },
    ]);
    expect(portfolioValuesOf(user(1), commitments([1], [null]), positions(2))).toEqual([
      { currency: 'PHP', wallet: 100, committed: null, held: 200, total: null },
    ]);
    expect(portfolioValuesOf(user(null), undefined, undefined)).toEqual([
      { currency: 'PHP', wallet: null, committed: null, held: null, total: null },
    ]);
  });

  it.each(['Cancelled', 'canceled', 'REJECTED'])(
    'counts no shares for a stock memo that is %s',
    (stockMemoStatus) => {
      const memos = [{ stockMemoStatus }, { stockMemoStatus: 'Pending' }, {}].map((fields) =>
        parseMemo({ finalInvestmentAmount: 7, ...fields }),
      );
      const [value] = portfolioValuesOf(user(1), commitments(), { rows: memos });
      expect(value?.held).toBe(1_400);
    },
  );

  it('counts a commitment either as committed or as held', () => {
    const final = { completionDate: '2026-11-02', commitmentAmount: 9, calibratedAmount: 4 };
    const all = made(
      { ...final, guid: 'a' },
      // The status is ahead of the figures.
      { guid: 'b', commitmentStatus: 'completed', commitmentAmount: 7 },
      { guid: 'c', commitmentStatus: 'canceled', commitmentAmount: 100 },
    );
    const memos = { rows: [parseMemo({ finalInvestmentAmount: 7, commitments: [{ guid: 'b' }] })] };
    const [value] = portfolioValuesOf(user(0), all, memos);
    expect(value).toMatchObject({ committed: 400, held: 700, total: 1_100 });
    expect(portfolioValuesOf(user(0), all, undefined)[0]?.committed).toBe(700);
  });
});
