import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { addCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { groupByCurrency } from '../components/totals';
import { memoCurrencyOf } from './positions';

export interface Holding {
  issuer: string;
  positions: number;
  /** Null if the API does not send the number of one position. */
  shares: number | null;
  amount: Centavos;
  /** The percentage of the total invested in that currency. */
  percent: number;
}

interface CurrencyHoldings {
  currency: string;
  holdings: Holding[];
}

type Position = Pick<
  StockMemo,
  'issuer' | 'finalNumberOfShares' | 'finalInvestmentAmount' | 'currencyCode' | 'commitments'
>;

const zero = 0 as Centavos;

/** Adds up positions by issuer within each currency, the platform's first. */
export function holdingsByCurrency(positions: readonly Position[]): CurrencyHoldings[] {
  if (positions.length === 0) return [];
  return [...groupByCurrency(positions, memoCurrencyOf)].map(([currency, group]) => ({
    currency,
    holdings: byIssuer(group),
  }));
}

function byIssuer(positions: readonly Position[]): Holding[] {
  const byName = new Map<string, Omit<Holding, 'percent'>>();
  for (const position of positions) {
    const issuer = position.issuer || '--';
    const held = byName.get(issuer) ?? { issuer, positions: 0, shares: 0, amount: zero };
    byName.set(issuer, {
      issuer,
      positions: held.positions + 1,
      shares: sumOrUnknown(held.shares, position.finalNumberOfShares),
      amount: addCentavos(held.amount, toCentavos(position.finalInvestmentAmount) ?? zero),
    });
  }
  const holdings = [...byName.values()];
  const total = addCentavos(...holdings.map(({ amount }) => amount));
  return holdings
    .map((held) => ({ ...held, percent: total === 0 ? 0 : (held.amount / total) * 100 }))
    .sort((a, b) => b.amount - a.amount || a.issuer.localeCompare(b.issuer));
}

function sumOrUnknown(sum: number | null, shares: number | null): number | null {
  return sum === null || shares === null ? null : sum + shares;
}
