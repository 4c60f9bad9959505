import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import {
  type Amount,
  type Centavos,
  currencyOf,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { groupBy, groupByCurrency, percentOf, sumOfKnown, knownTotal } from '../components/totals';
import {
  heldPositions,
  memoCurrencyOf,
  positionName,
  withoutMemo,
} from '../stock-positions/positions';
import {
  countedAmount,
  endingOf,
  statusName,
} from '@investor-portal/shared/rules/commitment-status';
import { formatDate } from '@investor-portal/shared/rules/dates';

interface Allocation {
  currency: string;
  /** Each issuer's portion of the positions and of the commitments without a stock memo, by amount. */
  byIssuer: Portion[];
  /** The sum of `byIssuer`. Null if none of the amounts is known. */
  total: Centavos | null;
  /** Each status's portion of all commitments, by amount. */
  byStatus: Portion[];
  periods: Period[];
  /** The numbers of unknown and converted amounts that a sum does not include, and of commitments that belong to no period. */
  missing: { unknownAmounts: number; converted: number; undated: number };
}

/**
 * Makes one allocation per currency, starting with the platform's. Amounts in different currencies are never added up
 * (decision 43).
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
    const periods = commitmentsByPeriod(commitments);
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
      periods,
      missing: {
        unknownAmounts: unknown.length,
        converted: commitments.filter((row) => converted.has(row)).length,
        undated: commitments.length - periods.reduce((sum, { count }) => sum + count, 0),
      },
    };
  });
}

const isKnown = (amount: Amount | null) => toCentavos(amount) !== null;

export interface Period {
  /** Formatted as `2026-11` or `2026`. */
  name: string;
  count: number;
  /** Null if none of these amounts is known. */
  amount: Centavos | null;
  /** The part of the amount that was cancelled or whose campaign was terminated. */
  ended: Centavos | null;
}

/** More columns would not be readable on a phone, so a longer time is shown by years. */
const maxMonths = 18;

/** Groups commitments by month or year in the platform's time zone, including empty periods. */
export function commitmentsByPeriod(commitments: readonly Commitment[]): Period[] {
  const dated = commitments.flatMap((commitment) => {
    const day = formatDate(committedOn(commitment));
    return day === '--' ? [] : [{ month: day.slice(0, 'yyyy-MM'.length), commitment }];
  });
  const months = dated.map(({ month }) => month).sort();
  const [first, last] = [months.at(0), months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = monthsBetween(first, last);
  const yearly = all.length > maxMonths;
  const nameOf = (month: string) => (yearly ? month.slice(0, 'yyyy'.length) : month);
  const groups = groupBy(dated, ({ month }) => nameOf(month));
  return [...new Set(all.map(nameOf))].map((name) => {
    const made = (groups.get(name) ?? []).map(({ commitment }) => commitment);
    const amountOf = (rows: readonly Commitment[]) =>
      sumOfKnown(rows.map(({ commitmentAmount }) => toCentavos(commitmentAmount)));
    return {
      name,
      count: made.length,
      amount: amountOf(made),
      ended: amountOf(made.filter(endingOf)),
    };
  });
}

function monthsBetween(first: string, last: string): string[] {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  return Array.from({ length: index(last) - index(first) + 1 }, (_, at) => {
    const month = index(first) + at;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

export interface Portion {
  name: string;
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
  const total = knownTotal(parts);
  return [...groupBy(parts, ({ name }) => name)]
    .map(([name, rows]) => {
      const amount = sumOfKnown(rows.map((row) => row.amount));
      return { name, count: rows.length, amount, percent: percentOf(amount, total) };
    })
    .sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0) || a.name.localeCompare(b.name));
}

/** More parts would be hard to tell apart in a bar, so the smaller portions form one part. */
const drawnParts = 5;

/** Whether the bar has a part for the portion alone, so that a swatch can name it. */
export function isDrawnApart(index: number, portions: readonly Portion[]): boolean {
  return index < drawnParts || !isLastDrawnTogether(portions);
}

export function drawnSizes(portions: readonly Portion[]): number[] {
  const sizes = portions.slice(0, drawnParts).map(({ amount }) => amount ?? 0);
  const rest = knownTotal(portions.slice(drawnParts));
  return rest === 0 ? sizes : [...sizes, rest];
}

function isLastDrawnTogether(portions: readonly Portion[]): boolean {
  return portions.length > drawnParts + 1;
}
