import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { addCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { groupByCurrency } from '../components/totals';
import { memoCurrencyOf } from './position-names';

/** What one holds of one issuer, in one currency. */
export interface Holding {
  issuer: string;
  units: number;
  amount: Centavos;
  /** Percent of everything invested in that currency. */
  percent: number;
}

/** What one holds in one currency. */
export interface CurrencyHoldings {
  currency: string;
  holdings: Holding[];
}

type Position = Pick<
  StockMemo,
  'issuer' | 'finalNumberOfShares' | 'finalInvestmentAmount' | 'currencyCode' | 'commitments'
>;

const zero = 0 as Centavos;

/** Positions added up by issuer, each currency for itself, the platform's first. */
export function holdingsOf(positions: readonly Position[]): CurrencyHoldings[] {
  if (positions.length === 0) return [];
  return [...groupByCurrency(positions, memoCurrencyOf)].map(([currency, group]) => ({
    currency,
    holdings: byIssuer(group),
  }));
}

/** The largest amount first. */
function byIssuer(positions: readonly Position[]): Holding[] {
  const byName = new Map<string, Omit<Holding, 'percent'>>();
  for (const position of positions) {
    const issuer = position.issuer || '--';
    const held = byName.get(issuer) ?? { issuer, units: 0, amount: zero };
    byName.set(issuer, {
      issuer,
      units: held.units + (position.finalNumberOfShares ?? 0),
      amount: addCentavos(held.amount, toCentavos(position.finalInvestmentAmount) ?? zero),
    });
  }
  const holdings = [...byName.values()];
  const total = addCentavos(...holdings.map(({ amount }) => amount));
  return holdings
    .map((held) => ({ ...held, percent: total === 0 ? 0 : (held.amount / total) * 100 }))
    .sort((a, b) => b.amount - a.amount || a.issuer.localeCompare(b.issuer));
}
