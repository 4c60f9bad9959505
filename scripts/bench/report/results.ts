import type { RouteName } from '../drive/routes.ts';
import type { VariantName } from '../variants/names.ts';
import type { Spreads } from './spread.ts';

/** One row of the table: a build on a route, or on the tour of all four. */
export interface Row {
  route: RouteName | 'tour';
  cache: 'cold' | 'warm';
  variant: VariantName;
  runs: number;
  figures: Spreads;
}

export interface Machine {
  system: string;
  processor: string;
  cores: number;
  memoryGb: number;
  node: string;
  chromium: string;
}

/** The saved result of a benchmark run (results/latest.json). */
export interface Results {
  /** An ISO instant. */
  date: string;
  commit: string;
  machine: Machine;
  network: string;
  /** The machine's load average (1 minute) before and after: on a busy machine the figures mean little. */
  load: readonly [before: number, after: number];
  rows: readonly Row[];
  targets: readonly Target[];
}

/** A performance target, and whether this run met it. */
export interface Target {
  goal: string;
  where: string;
  wanted: string;
  measured: number;
  met: boolean;
}

export function find(
  rows: readonly Row[],
  wanted: Pick<Row, 'route' | 'cache' | 'variant'>,
): Row | undefined {
  return rows.find(
    ({ route, cache, variant }) =>
      route === wanted.route && cache === wanted.cache && variant === wanted.variant,
  );
}
