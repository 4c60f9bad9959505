import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import {
  addCentavos,
  type Centavos,
  currencyOf,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { groupByCurrency } from '../components/totals';
import { memoCurrencyOf } from '../stock-positions/positions';
import { endingOf, statusName } from '@investor-portal/shared/rules/commitment-status';
import { formatDate } from '@investor-portal/shared/rules/dates';

interface Allocation {
  currency: string;
  /** The shares of each issuer in the open commitments and positions. */
  byIssuer: Share[];
  /** The shares of each status in all commitments. */
  byStatus: Share[];
  periods: Period[];
  /** The number of amounts that no sum includes, and of commitments that belong to no period. */
  missing: { unknownAmounts: number; undated: number };
}

const zero = 0 as Centavos;

/**
 * Makes one allocation per currency, starting with the platform's. Amounts in different currencies are never added up
 * (decision 43).
 */
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
          name: statusLabel(statusName(row)),
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

export interface Period {
  /** Formatted as `2026-11` or `2026`. */
  name: string;
  count: number;
  amount: Centavos;
  /** The part of the amount that was cancelled or whose campaign was terminated. */
  ended: Centavos;
}

/** More columns would not be readable on a phone, so a longer time is shown by years. */
const maxMonths = 18;

/** Groups commitments by month or year in the platform's time zone, including empty periods. */
export function commitmentsByPeriod(commitments: readonly Commitment[]): Period[] {
  const dated = commitments.flatMap((commitment) => {
    const day = formatDate(commitment.commitmentDate || commitment.createdOn);
    return day === '--' ? [] : [{ month: day.slice(0, 'yyyy-MM'.length), commitment }];
  });
  const months = dated.map(({ month }) => month).sort();
  const [first, last] = [months.at(0), months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = monthsBetween(first, last);
  const yearly = all.length > maxMonths;
  const nameOf = (month: string) => (yearly ? month.slice(0, 'yyyy'.length) : month);
  const periods = new Map<string, Period>(
    all.map((month) => [
      nameOf(month),
      { name: nameOf(month), count: 0, amount: zero, ended: zero },
    ]),
  );
  for (const { month, commitment } of dated) {
    const period = periods.get(nameOf(month));
    const amount = toCentavos(commitment.commitmentAmount) ?? zero;
    if (!period) continue;
    period.count += 1;
    period.amount = addCentavos(period.amount, amount);
    if (endingOf(commitment)) period.ended = addCentavos(period.ended, amount);
  }
  return [...periods.values()];
}

function monthsBetween(first: string, last: string): string[] {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  return Array.from({ length: index(last) - index(first) + 1 }, (_, at) => {
    const month = index(first) + at;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

export interface Share {
  name: string;
  count: number;
  amount: Centavos;
  percent: number;
}

interface NamedAmount {
  name: string;
  amount: Centavos;
}

/** Adds up rows with the same name. The largest share comes first. */
export function sharesOf(parts: readonly NamedAmount[]): Share[] {
  const byName = new Map<string, Omit<Share, 'percent'>>();
  for (const { name, amount } of parts) {
    const share = byName.get(name);
    byName.set(name, {
      name,
      count: (share?.count ?? 0) + 1,
      amount: share ? addCentavos(share.amount, amount) : amount,
    });
  }
  const shares = [...byName.values()];
  const total = addCentavos(...shares.map(({ amount }) => amount));
  return shares
    .map((share) => ({ ...share, percent: total === 0 ? 0 : (share.amount / total) * 100 }))
    .sort((a, b) => b.amount - a.amount || a.name.localeCompare(b.name));
}

/** More parts would be hard to tell apart in a bar, so the smaller shares form one part. */
const drawnParts = 5;

/** Returns the index of a share's fill in the chart. The last fill stands for all smaller shares. */
export function fillIndex(index: number): number {
  return Math.min(index, drawnParts);
}

export function drawnSizes(shares: readonly Share[]): number[] {
  const sizes = shares.slice(0, drawnParts).map(({ amount }) => amount as number);
  const rest = addCentavos(...shares.slice(drawnParts).map(({ amount }) => amount));
  return rest === 0 ? sizes : [...sizes, rest];
}

export function isLastDrawnTogether(shares: readonly Share[]): boolean {
  return shares.length > drawnParts + 1;
}
