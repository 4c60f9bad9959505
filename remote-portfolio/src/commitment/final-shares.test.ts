import { explainFinalShares } from './final-shares';

const commitment = {
  commitmentAmount: 50_000,
  commitmentShares: 500,
  calibratedAmount: 50_000,
  calibratedShares: 500,
  commitmentCurrencyCode: 'PHP',
};

describe('why the final shares differ from the requested ones', () => {
  it('they do not', () => {
    expect(explainFinalShares(commitment)).toEqual(['You received all 500 shares you asked for.']);
  });

  it('more was asked for than offered', () => {
    const [shares, money] = explainFinalShares({
      ...commitment,
      calibratedShares: 380,
      calibratedAmount: 38_000,
    });
    expect(shares).toMatch(/^You asked for 500 shares and received 380 shares\. .*same part/);
    expect(money).toBe(
      'They cost PHP 38,000.00; the other PHP 12,000.00 of your commitment went back to your wallet.',
    );
  });

  it('what is left of the amount buys no whole share', () => {
    expect(explainFinalShares({ ...commitment, calibratedAmount: 49_999.9 })[1]).toBe(
      'Shares are sold whole: they cost PHP 49,999.90 of your PHP 50,000.00, and PHP 0.10 went back to your wallet.',
    );
  });

  it('shares that were never counted before', () => {
    expect(explainFinalShares({ ...commitment, commitmentShares: 0 })).toEqual([
      'You received 500 shares.',
    ]);
  });

  it.each([{ calibratedShares: null }, { calibratedAmount: null }, { commitmentAmount: null }])(
    'nothing until it is known: %j',
    (missing) => expect(explainFinalShares({ ...commitment, ...missing })).toEqual([]),
  );
});
