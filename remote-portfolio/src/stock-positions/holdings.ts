import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { addCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';

/** What one holds of one issuer. */
export interface Holding {
  issuer: string;
  units: number;
  amount: Centavos;
  /** Percent of everything invested. */
  percent: number;
}

type Position = Pick<StockMemo, 'issuer' | 'finalNumberOfShares' | 'finalInvestmentAmount'>;

const zero = 0 as Centavos;

/** Positions added up by issuer, the largest amount first. */
export function holdingsOf(positions: readonly Position[]): Holding[] {
  const byIssuer = new Map<string, Omit<Holding, 'percent'>>();
  for (const position of positions) {
    const issuer = position.issuer || '--';
    const held = byIssuer.get(issuer) ?? { issuer, units: 0, amount: zero };
    byIssuer.set(issuer, {
      issuer,
      units: held.units + (position.finalNumberOfShares ?? 0),
      amount: addCentavos(held.amount, toCentavos(position.finalInvestmentAmount) ?? zero),
    });
  }
  const holdings = [...byIssuer.values()];
  const total = addCentavos(...holdings.map(({ amount }) => amount));
  return holdings
    .map((held) => ({ ...held, percent: total === 0 ? 0 : (held.amount / total) * 100 }))
    .sort((a, b) => b.amount - a.amount || a.issuer.localeCompare(b.issuer));
}
