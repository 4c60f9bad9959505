import fc from 'fast-check';
import { calibrate } from './calibrate';

const participants = (amounts: number[]) =>
  amounts.map((amount, index) => ({ guid: String(index), amount }));

describe('§4 calibration', () => {
  it('gives whole shares and refunds the rest when there is enough', () => {
    expect(calibrate(participants([10_050, 999]), 1_000, 100)).toEqual([
      { guid: '0', shares: 10, amount: 10_000, refund: 50 },
      { guid: '1', shares: 0, amount: 0, refund: 999 },
    ]);
  });

  it('shares pro rata when oversubscribed, the largest fraction first', () => {
    const result = calibrate(participants([5_000, 3_000, 2_000]), 1_000, 7);
    expect(result.map(({ shares }) => shares)).toEqual([4, 2, 1]);
  });

  it('gives earlier commitments the odd share among equals', () => {
    const result = calibrate(participants([1_000, 1_000, 1_000]), 1_000, 2);
    expect(result.map(({ shares }) => shares)).toEqual([1, 1, 0]);
  });

  it('never sells more than is offered, loses no centavo and takes none', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1e14 }), { maxLength: 40 });
    const price = fc.integer({ min: 1, max: 1e6 });
    const offered = fc.integer({ min: 1, max: 1e8 });
    fc.assert(
      fc.property(amounts, price, offered, (list, sharePrice, sharesOffered) => {
        const result = calibrate(participants(list), sharePrice, sharesOffered);
        const sold = result.reduce((sum, { shares }) => sum + shares, 0);
        const wanted = list.reduce((sum, amount) => sum + Math.floor(amount / sharePrice), 0);
        expect(sold).toBe(Math.min(wanted, sharesOffered));
        result.forEach(({ amount, refund, shares }, index) => {
          expect(amount + refund).toBe(list[index]);
          expect(amount).toBe(shares * sharePrice);
          expect(refund).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});
