import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { statusLabel } from '@investor-portal/shared/rules/status-label';
import { currencyOf, groupByCurrency } from '../components/totals';
import { memoCurrencyOf } from '../stock-positions/positions';
import { commitmentsByPeriod, type Period } from './by-period';
import { sharesOf, type Share } from './shares';

/** What the portfolio consists of, in one currency. */
export interface Allocation {
  currency: string;
  /** Open commitments and positions. */
  byIssuer: Share[];
  /** All commitments. */
  byStatus: Share[];
  periods: Period[];
  /** Amounts that are in no sum, and commitments that are in no period. */
  missing: { unknownAmounts: number; undated: number };
}

const zero = 0 as Centavos;

/** Per currency, the platform's first: amounts in different currencies are never added up (decision 43). */
export function allocationOf(
  all: readonly Commitment[],
  open: readonly Commitment[],
  positions: readonly StockMemo[],
): Allocation[] {
  const openRows = open.map((row) => ({
    currency: currencyOf(row.commitmentCurrencyCode),
    name: row.nameOfIssuer || '--',
    amount: toCentavos(row.commitmentAmount) ?? zero,
  }));
  const heldRows = positions.map((row) => ({
    currency: currencyOf(memoCurrencyOf(row)),
    name: row.issuer || '--',
    amount: toCentavos(row.finalInvestmentAmount) ?? zero,
  }));
  const invested = groupByCurrency([...openRows, ...heldRows], ({ currency }) => currency);
  const committed = groupByCurrency(all, (row) => row.commitmentCurrencyCode);
  const currencies = new Set([...committed.keys(), ...invested.keys()]);
  return [...currencies].map((currency) => {
    const commitments = committed.get(currency) ?? [];
    const periods = commitmentsByPeriod(commitments);
    const amounts = [
      ...commitments.map(({ commitmentAmount }) => commitmentAmount),
      ...positions
        .filter((row) => currencyOf(memoCurrencyOf(row)) === currency)
        .map(({ finalInvestmentAmount }) => finalInvestmentAmount),
    ];
    return {
      currency,
      byIssuer: sharesOf(invested.get(currency) ?? []),
      byStatus: sharesOf(
        commitments.map((row) => ({
          name: statusLabel(row.commitmentStatus.name),
          amount: toCentavos(row.commitmentAmount) ?? zero,
        })),
      ),
      periods,
      missing: {
        unknownAmounts: amounts.filter((amount) => toCentavos(amount) === null).length,
        undated: commitments.length - periods.reduce((sum, { count }) => sum + count, 0),
      },
    };
  });
}
