import fc from 'fast-check';
import { toSharePrice, type SharePrice } from '@investor-portal/shared/rules/share-price';
import { calibrate } from './calibrate';

const price = (php: number) => toSharePrice(php) as SharePrice;
const participants = (amounts: number[]) =>
  amounts.map((amount, index) => ({ guid: String(index), amount }));

describe('§4 calibration', () => {
  it('gives whole shares and refunds the rest when there is enough', () => {
    expect(calibrate(participants([10_050, 999]), price(10), 100)).toEqual([
      { guid: '0', shares: 10, amount: 10_000, refund: 50 },
      { guid: '1', shares: 0, amount: 0, refund: 999 },
    ]);
  });

  it.each([
    ['the largest fraction first', [5_000, 3_000, 2_000], 7, [4, 2, 1]],
    ['the odd share to the earlier of equal commitments', [1_000, 1_000, 1_000], 2, [1, 1, 0]],
  ])('shares pro rata when oversubscribed, %s', (_how, amounts, offered, expected) => {
    const result = calibrate(participants(amounts), price(10), offered);
    expect(result.map(({ shares }) => shares)).toEqual(expected);
  });

  it('handles prices with fractions of a centavo, and rounds costs up', () => {
    expect(calibrate(participants([100, 2]), price(0.3333), 100)).toEqual([
      { guid: '0', shares: 3, amount: 100, refund: 0 },
      { guid: '1', shares: 0, amount: 0, refund: 2 },
    ]);
  });

  it('never sells more than is offered, and conserves every centavo', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1e14 }), { maxLength: 40 });
    const prices = fc.integer({ min: 100, max: 1e8 });
    const offered = fc.integer({ min: 1, max: 1e8 });
    fc.assert(
      fc.property(amounts, prices, offered, (list, each, sharesOffered) => {
        const result = calibrate(participants(list), each as SharePrice, sharesOffered);
        const sold = result.reduce((sum, { shares }) => sum + shares, 0);
        const wholeShares = list.map((amount) => (BigInt(amount) * 100n) / BigInt(each));
        const wanted = wholeShares.reduce((sum, shares) => sum + shares, 0n);
        expect(sold).toBe(wanted < BigInt(sharesOffered) ? Number(wanted) : sharesOffered);
        result.forEach(({ amount, refund, shares }, index) => {
          expect(amount + refund).toBe(list[index]);
          expect(amount).toBe(Number((BigInt(shares) * BigInt(each) + 99n) / 100n));
          expect(refund).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});
