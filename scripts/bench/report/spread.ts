import type { Figures } from '../drive/figures.ts';

export interface Spread {
  median: number;
  min: number;
  max: number;
}

export type Spreads = Readonly<Record<keyof Figures, Spread>>;

/** @throws without values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [min] = sorted;
  const max = sorted.at(-1);
  if (min === undefined || max === undefined) throw new Error('There are no values.');
  const half = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(half)] ?? min;
  const high = sorted[Math.ceil(half)] ?? max;
  return { median: (low + high) / 2, min, max };
}

/** The spread of each figure over one build's runs. */
export function spreadsOf<F extends Readonly<Record<keyof F, number>>>(
  runs: readonly F[],
): Readonly<Record<keyof F, Spread>> {
  const [first] = runs;
  if (!first) throw new Error('There are no runs.');
  const keys = Object.keys(first) as (keyof F)[];
  return Object.fromEntries(keys.map((key) => [key, spreadOf(runs.map((run) => run[key]))])) as {
    [Key in keyof F]: Spread;
  };
}

/** The ratio of `a` to `b`; 1 when both are 0. */
export function ratio(a: number, b: number): number {
  if (b === 0) return a === 0 ? 1 : Infinity;
  return a / b;
}
