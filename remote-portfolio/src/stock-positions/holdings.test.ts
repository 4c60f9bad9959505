import { holdingsOf } from './holdings';

const position = (issuer: string, finalNumberOfShares: number | null, amount: number | null) => ({
  issuer,
  finalNumberOfShares,
  finalInvestmentAmount: amount,
});

describe('what one holds, by issuer', () => {
  it('adds up memos of one issuer and puts the largest first', () => {
    const holdings = holdingsOf([
      position('Siargao Surf Co.', 100, 10_000.1),
      position('Batangas Cacao', 300, 60_000),
      position('Siargao Surf Co.', 50, 29_999.9),
    ]);
    expect(holdings).toEqual([
      { issuer: 'Batangas Cacao', units: 300, amount: 6_000_000, percent: 60 },
      { issuer: 'Siargao Surf Co.', units: 150, amount: 4_000_000, percent: 40 },
    ]);
  });

  it('stands without figures and without an issuer', () => {
    expect(holdingsOf([position('', null, null)])).toEqual([
      { issuer: '--', units: 0, amount: 0, percent: 0 },
    ]);
    expect(holdingsOf([])).toEqual([]);
  });
});
