import {
  addCentavos,
  type Centavos,
  currencyOf,
  formatCentavos,
  formatMoney,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** An amount from the API. Without a currency code it is in the platform's currency. */
export interface WireMoney {
  amount: number | null;
  currencyCode: string;
}

/** Never adds up different currencies. The platform's currency comes first. Unknown amounts are only counted. */
export function totalsByCurrency(amounts: readonly WireMoney[]) {
  return [...groupByCurrency(amounts, ({ currencyCode }) => currencyCode)].map(
    ([currency, rows]) => {
      const known = knownIn(rows.map(({ amount }) => toCentavos(amount)));
      const total = addCentavos(...known);
      const unknown = rows.length - known.length;
      const note = unknown === 0 ? '' : `, without ${countOf(unknown, 'unknown amount')}`;
      return { currency, total, unknown, text: formatMoney(formatCentavos(total), currency), note };
    },
  );
}

/** Adds up the known amounts. Returns null if there are only unknown amounts, because an unknown amount is never a zero. */
export function sumOfKnown(amounts: readonly (Centavos | null)[]): Centavos | null {
  const known = knownIn(amounts);
  return amounts.length > 0 && known.length === 0 ? null : addCentavos(...known);
}

function knownIn(amounts: readonly (Centavos | null)[]): Centavos[] {
  return amounts.filter((amount) => amount !== null);
}

/** Formats one line per currency, such as `PHP 1,500.00`, and says what the total does not include. */
export function formatTotals(amounts: readonly WireMoney[]): string[] {
  return totalsByCurrency(amounts).map(({ text, note }) => text + note);
}

/** Groups rows by currency: the platform's first, then by code. Without rows there is one empty group. */
export function groupByCurrency<Row>(
  rows: readonly Row[],
  codeOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = groupBy(rows, (row) => currencyOf(codeOf(row)));
  const { currency: own } = runtimeConfig();
  if (groups.size === 0) groups.set(own, []);
  const sorted = [...groups].sort(
    ([a], [b]) => Number(b === own) - Number(a === own) || a.localeCompare(b),
  );
  return new Map(sorted);
}

export function groupBy<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}

export function totalsOf(label: string, rows: readonly WireMoney[]) {
  return rows.length === 0
    ? []
    : totalsByCurrency(rows).map(({ text, note }) => ({ lead: label + note, amount: text }));
}
