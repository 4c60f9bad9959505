import type { Campaign } from '../partner-api/contract/campaigns';
import { allotmentNow, equityPercent, wholeShares } from './shares';

describe('shares for an amount', () => {
  it.each([
    ['10,000.00', 12.5, 800, 1_000_000, 0],
    ['100', '33.33', 3, 9_999, 1],
    [0.3, 0.1, 3, 30, 0],
    [4.35, 0.01, 435, 435, 0],
    ['99.99', 100, 0, 0, 9_999],
    ['10,000.00', 0.125, 80_000, 1_000_000, 0],
    ['1.00', 0.3333, 3, 100, 0],
    ['10', 0.004, 2_500, 1_000, 0],
    ['80,000,000,000,000.10', 0.125, 640_000_000_000_000, 8_000_000_000_000_000, 10],
    [0, 5, 0, 0, 0],
  ])('%p PHP at %p PHP a share buys %d shares', (amount, price, shares, cost, leftOver) => {
    expect(wholeShares(amount, price)).toEqual({ shares, cost, leftOver });
  });

  it.each([
    ['', 10],
    ['100', 0],
    ['100', -5],
    ['-100', 5],
    ['100', null],
    ['9'.repeat(20), 1],
  ])('%p at %p buys nothing', (amount, price) => expect(wholeShares(amount, price)).toBeNull());
});

describe('the equity of shares', () => {
  it('is the part of the shares offered, times the equity offered', () => {
    expect(equityPercent(800, 100_000, 12)).toBeCloseTo(0.096, 10);
    expect(equityPercent(100_000, 100_000, 12)).toBe(12);
  });

  it.each([
    [1, 0, 10],
    [1, 100, 0],
    [-1, 100, 10],
    [1, NaN, 10],
  ])('is unknown for %p of %p offering %p', (...known) =>
    expect(equityPercent(...known)).toBeNull(),
  );
});

const raised = (totalRaisedAmount: number | null) =>
  ({ sharePrice: 100, numberSharesOffered: 10_000, totalRaisedAmount }) as Campaign;

it.each([
  // Investors asked for 12,500 shares and 10,000 are offered, so each gets four of five.
  ['is divided in proportion', '50,000.00', 1_200_000, { wanted: 500, given: 400 }],
  ['is not divided where there are shares for everyone', '50,000.00', 950_000, null],
  ['is not divided where it buys no share', '99.00', 1_200_000, null],
  ['is not divided where it is not an amount', '', 1_200_000, null],
  ['is not divided where it is unknown what is raised', '50,000.00', null, null],
])('an amount in an oversubscribed offering %s', (_what, amount, total, allotment) => {
  expect(allotmentNow(amount, raised(total))).toEqual(allotment);
});
