import { routeNames } from '../drive/routes.ts';
import type { Measured } from './measured.ts';
import { variantNames } from '../variants/names.ts';
import type { PartRow, Row } from './results.ts';
import type { CrossSite } from '../drive/measure-cross-site.ts';
import { spreadsOf } from './spread.ts';

const routeOrder: readonly Row['route'][] = [...routeNames, 'tour', 'cross-site'];

/** The samples of all runs as rows of medians. */
export function rowsOf(measured: readonly Measured[]): {
  rows: Row[];
  parts: PartRow[];
  crossSite: CrossSite | undefined;
} {
  const rows = grouped(
    measured.flatMap(({ loads }) => loads),
    ({ route, cache, variant }) => `${route} ${cache} ${variant}`,
  ).map(([first, all]): Row => {
    const { route, cache, variant } = first;
    const figures = spreadsOf(all.map((each) => each.figures));
    return { route, cache, variant, runs: all.length, figures };
  });
  const parts = grouped(
    measured.flatMap((each) => each.parts),
    ({ part, what, variant }) => `${part} ${what} ${variant}`,
  ).map(([{ part, what, variant }, all]): PartRow => {
    const figures = spreadsOf(all.map((each) => each.figures));
    return { part, what, variant, runs: all.length, figures };
  });
  return {
    rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)),
    parts: parts.toSorted((a, b) => variantOrder(a) - variantOrder(b)),
    crossSite: everyOf(measured.flatMap(({ crossSite }) => crossSite ?? [])),
  };
}

function placeOf(row: Row): number {
  return routeOrder.indexOf(row.route) * 100 + (row.cache === 'warm' ? 10 : 0) + variantOrder(row);
}

function variantOrder({ variant }: Pick<Row, 'variant'>): number {
  return variantNames.indexOf(variant);
}

/** True where it was so in every visit. */
function everyOf(visits: readonly CrossSite[]): CrossSite | undefined {
  if (visits.length === 0) return undefined;
  return {
    ownProcess: visits.every(({ ownProcess }) => ownProcess),
    slowNetwork: visits.every(({ slowNetwork }) => slowNetwork),
    slowCpu: visits.every(({ slowCpu }) => slowCpu),
  };
}

function grouped<T>(values: readonly T[], keyOf: (value: T) => string): [first: T, all: T[]][] {
  const groups = new Map<string, [T, T[]]>();
  for (const value of values) {
    const [first, all] = groups.get(keyOf(value)) ?? [value, []];
    groups.set(keyOf(value), [first, [...all, value]]);
  }
  return [...groups.values()];
}
