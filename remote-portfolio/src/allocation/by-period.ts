import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { endingOf } from '@investor-portal/shared/rules/commitment-status';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { addCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';

/** The commitments made in a month or a year. */
export interface Period {
  /** `2026-11`, or `2026`. */
  name: string;
  count: number;
  amount: Centavos;
  /** The part of it that was cancelled, or whose campaign was terminated. */
  ended: Centavos;
}

const zero = 0 as Centavos;
/** More columns would not be readable on a phone: then they are years. */
const maxMonths = 18;

/** From the first to the last commitment, without a gap, in the platform's time zone. */
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

/** Both inclusive. */
function monthsBetween(first: string, last: string): string[] {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  return Array.from({ length: index(last) - index(first) + 1 }, (_, at) => {
    const month = index(first) + at;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
