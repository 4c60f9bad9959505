import type { CrossSite } from '../drive/measure-cross-site.ts';
import type { RouteName } from '../drive/routes.ts';
import type { VariantName } from '../variants/names.ts';
import type { Spread, Spreads } from './spread.ts';

/**
 * One row of the table: a build on a route, on the tour of all four, or on the campaign list in a platform page of another
 * site.
 */
export interface Row {
  route: RouteName | 'tour' | 'cross-site';
  cache: 'cold' | 'warm';
  variant: VariantName;
  runs: number;
  figures: Spreads;
}

/** A row of what is no load of a page. */
export interface PartRow {
  part: 'going-on' | 'interactions' | 'platform-page' | 'releases';
  /** Which screen, interaction or way. */
  what: string;
  variant: VariantName;
  runs: number;
  figures: Readonly<Record<string, Spread>>;
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
  parts: readonly PartRow[];
  crossSite?: CrossSite | undefined;
  /** The scripts that count for no screen: they load when the browser is idle. */
  late: readonly string[];
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
