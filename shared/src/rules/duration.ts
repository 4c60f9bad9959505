import { countOf } from './number-format';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns the largest whole unit of a duration in ms (decision 40): `17 days`, `5 hours`, `12 minutes`. */
export function durationText(ms: number): string {
  for (const [unit, unitMs] of units) {
    const count = Math.floor(ms / unitMs);
    if (count > 0) return countOf(count, unit);
  }
  return 'less than a minute';
}
