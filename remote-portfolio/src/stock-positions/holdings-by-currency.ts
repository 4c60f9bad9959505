import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-if-known';
import { groupBy, groupByCurrency, percentOf, sumOfKnown, knownTotal } from '../components/totals';
import { memoCurrencyOf, positionName } from './positions';

export interface Holding {
  issuer: string;
  positions: number;
  /** Null if the API does not send the number of one position. */
  shares: number | null;
  /** Null if the API sends no amount of these positions. */
  amount: Centavos | null;
  /** The percentage of the known total invested in that currency. */
  percent: number | null;
}

interface CurrencyHoldings {
  currency: string;
  holdings: Holding[];
}

type Position = Pick<
  StockMemo,
  | 'issuer'
  | 'campaignCode'
  | 'stockMemoNumber'
  | 'finalNumberOfShares'
  | 'finalInvestmentAmount'
  | 'currencyCode'
  | 'commitments'
>;

/** Adds up positions by issuer within each currency, the platform's first. */
export function holdingsByCurrency(positions: readonly Position[]): CurrencyHoldings[] {
  if (positions.length === 0) return [];
  return [...groupByCurrency(positions, memoCurrencyOf)].map(([currency, group]) => ({
    currency,
    holdings: byIssuer(group),
  }));
}

function byIssuer(positions: readonly Position[]): Holding[] {
  const holdings = [...groupBy(positions, positionName)].map(([issuer, held]) => ({
    issuer,
    positions: held.length,
    shares: sumIfKnown(held.map(({ finalNumberOfShares }) => finalNumberOfShares)),
    amount: sumOfKnown(held.map((position) => toCentavos(position.finalInvestmentAmount))),
  }));
  const total = knownTotal(holdings);
  return holdings
    .map((held) => ({ ...held, percent: percentOf(held.amount, total) }))
    .sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0) || a.issuer.localeCompare(b.issuer));
}
