import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import {
  type Amount,
  type Centavos,
  currencyOf,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { groupBy, groupByCurrency, sumOfKnown } from '../components/totals';
import {
  heldPositions,
  memoCurrencyOf,
  positionName,
  withoutMemo,
} from '../stock-positions/positions';
import { countedAmount, statusName } from '@investor-portal/shared/rules/commitment-status';

interface Allocation {
  currency: string;
  /** Each issuer's portion of the positions and of the commitments without a stock memo, by amount. */
  byIssuer: Portion[];
  /** The sum of `byIssuer`. Null if none of the amounts is known. */
  total: Centavos | null;
  /** Each status's portion of all commitments, by amount. */
  byStatus: Portion[];
  /** The numbers of unknown and converted amounts that a sum does not include. */
  missing: { unknownAmounts: number; converted: number };
}

/**
 * Makes one allocation per currency, starting with the platform's. Amounts in different currencies are never added up
 * (readings R11).
 */
export function allocationOf(
  all: readonly Commitment[],
  positions: readonly StockMemo[],
): Allocation[] {
  const outstanding = withoutMemo(all, positions);
  // The final amount may be in another currency. It is then in no sum by issuer.
  const converted = new Set(
    outstanding.filter((row) => countedAmount(row) === null && isKnown(row.commitmentAmount)),
  );
  const committedRows = outstanding.map((row) => ({
    currency: currencyOf(row.commitmentCurrencyCode),
    name: issuerOrCode(row),
    amount: countedAmount(row),
  }));
  const heldRows = heldPositions(positions).map((row) => ({
    currency: currencyOf(memoCurrencyOf(row)),
    name: positionName(row),
    amount: toCentavos(row.finalInvestmentAmount),
  }));
  const invested = groupByCurrency([...committedRows, ...heldRows], ({ currency }) => currency);
  const committed = groupByCurrency(all, (row) => row.commitmentCurrencyCode);
  const currencies = new Set([...committed.keys(), ...invested.keys()]);
  return [...currencies].map((currency) => {
    const commitments = committed.get(currency) ?? [];
    const byIssuer = portionsOf(invested.get(currency) ?? []);
    const unknown = [
      ...commitments.filter((row) => !isKnown(row.commitmentAmount)),
      ...heldRows.filter((row) => row.currency === currency && row.amount === null),
    ];
    return {
      currency,
      byIssuer,
      total: sumOfKnown(byIssuer.map(({ amount }) => amount)),
      byStatus: portionsOf(
        commitments.map((row) => ({
          name: statusLabel(statusName(row)),
          amount: toCentavos(row.commitmentAmount),
        })),
      ),
      missing: {
        unknownAmounts: unknown.length,
        converted: commitments.filter((row) => converted.has(row)).length,
      },
    };
  });
}

const isKnown = (amount: Amount | null) => toCentavos(amount) !== null;

export interface Portion {
  name: string;
  /** The number of items. */
  count: number;
  /** Null if none of these amounts is known. */
  amount: Centavos | null;
  /** The percentage of the known total. */
  percent: number | null;
}

interface NamedAmount {
  name: string;
  amount: Centavos | null;
}

/** Adds up rows with the same name. The largest portion comes first. */
export function portionsOf(parts: readonly NamedAmount[]): Portion[] {
  const total = sumOfKnown(parts.map(({ amount }) => amount));
  return [...groupBy(parts, ({ name }) => name)]
    .map(([name, rows]) => {
      const amount = sumOfKnown(rows.map((row) => row.amount));
      const share = amount && total ? (amount / total) * 100 : 0;
      return { name, count: rows.length, amount, percent: amount === null ? null : share };
    })
    .sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0) || a.name.localeCompare(b.name));
}
