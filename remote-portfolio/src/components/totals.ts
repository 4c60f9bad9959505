import {
  addCentavos,
  type Centavos,
  formatAmount,
  formatCentavos,
  formatMoney,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** An amount from the wire; without a currency code it is in the platform's currency. */
export interface WireMoney {
  amount: number | null;
  currencyCode: string;
}

interface CurrencyTotal {
  currency: string;
  total: Centavos;
  /** The number of amounts that are unknown, and not in it. */
  unknown: number;
}

/** A normalized currency code; the platform's if the wire gives none. */
export function currencyOf(code: string): string {
  return code.trim().toUpperCase() || runtimeConfig().currency;
}

/**
 * One exact total per currency, the platform's first; amounts in different currencies are never added up. Unknown
 * amounts are counted, and the total of no amounts is zero in the platform's currency.
 */
export function totalsByCurrency(amounts: readonly WireMoney[]): CurrencyTotal[] {
  return [...groupByCurrency(amounts, ({ currencyCode }) => currencyCode)].map(
    ([currency, rows]) => {
      const known = rows
        .map(({ amount }) => toCentavos(amount))
        .filter((amount) => amount !== null);
      return { currency, total: addCentavos(...known), unknown: rows.length - known.length };
    },
  );
}

/** The same as text, one line per currency: `PHP 1,500.00`, with what it leaves out. */
export function formatTotals(amounts: readonly WireMoney[]): string[] {
  return totalsByCurrency(amounts).map(
    ({ currency, total, unknown }) =>
      `${formatMoney(formatCentavos(total), currency)}${withoutUnknown(unknown)}`,
  );
}

/** Follows a total: `, without 2 unknown amounts`; '' if all are known. */
function withoutUnknown(unknown: number): string {
  return unknown === 0 ? '' : `, without ${countOf(unknown, 'unknown amount')}`;
}

/** The currency of all amounts, for a column header; null if there are several. */
export function soleCurrencyOf(amounts: readonly Pick<WireMoney, 'currencyCode'>[]): string | null {
  const [first, ...others] = groupByCurrency(amounts, ({ currencyCode }) => currencyCode).keys();
  return first !== undefined && others.length === 0 ? first : null;
}

/** Groups rows by currency: the platform's first, then by code; one empty group if there are no rows. */
export function groupByCurrency<Row>(
  rows: readonly Row[],
  codeOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const currency = currencyOf(codeOf(row));
    const group = groups.get(currency);
    if (group) group.push(row);
    else groups.set(currency, [row]);
  }
  const { currency: own } = runtimeConfig();
  if (groups.size === 0) groups.set(own, []);
  const sorted = [...groups].sort(
    ([a], [b]) => Number(b === own) - Number(a === own) || a.localeCompare(b),
  );
  return new Map(sorted);
}

/** The amount column of a statement's table. */
interface AmountColumn {
  header: string;
  cell: (money: WireMoney) => string;
  /** One per currency; amounts in different currencies are never added up. */
  totals: { currency: string; label: string; amount: string }[];
}

/** With a single currency, the header names it; with several, each amount and total names its own. */
export function amountColumn(rows: readonly WireMoney[]): AmountColumn {
  const sole = soleCurrencyOf(rows);
  return {
    header: sole === null ? 'Amount' : `Amount, ${sole}`,
    cell: ({ amount, currencyCode }) =>
      sole === null ? formatMoney(amount, currencyOf(currencyCode)) : formatAmount(amount),
    totals: totalsByCurrency(rows).map(({ currency, total, unknown }) => ({
      currency,
      label: `${sole === null ? `Total ${currency}` : 'Total'}${withoutUnknown(unknown)}`,
      amount: sole === null ? `${currency} ${formatCentavos(total)}` : formatCentavos(total),
    })),
  };
}
