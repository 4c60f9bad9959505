import { kinds, type Measurement, type Subject, variantNames } from '../settings/measurement';

interface Spread {
  median: number;
  min: number;
  max: number;
  /** The value of each run, in the order of the runs. */
  values: readonly number[];
}

export interface Row extends Subject {
  runs: number;
  figures: Readonly<Record<string, Spread>>;
}

/** Returns the measurements of all runs as rows of medians, in the order of the tables. */
export function rowsOf(measurements: readonly Measurement[]): Row[] {
  const groups = new Map<string, Measurement[]>();
  for (const each of measurements) {
    const { kind, what, variant } = each;
    const key = [kind, what, variant].join();
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  // The first run has the order of the tables.
  const whats = [...new Set(measurements.map(({ what }) => what))];
  const orderOf = ({ kind, what, variant }: Subject) =>
    (kinds.indexOf(kind) * whats.length + whats.indexOf(what)) * variantNames.length +
    variantNames.indexOf(variant);
  return [...groups.values()].flatMap(rowOf).toSorted((a, b) => orderOf(a) - orderOf(b));
}

function rowOf(samples: readonly Measurement[]): Row[] {
  const [first] = samples;
  if (!first) return [];
  const names = Object.keys(first.figures);
  const figures = names.map((name) => [
    name,
    spreadOf(samples.map((each) => each.figures[name] ?? NaN)),
  ]);
  return [
    { ...first, runs: samples.length, figures: Object.fromEntries(figures) as Row['figures'] },
  ];
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  const half = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(half)) + at(Math.ceil(half))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
    values,
  };
}

/** Returns a median of a row, or undefined if the row or the figure is missing. */
export function medianOf(row: Row | undefined, figure: string): number | undefined {
  return row?.figures[figure]?.median;
}

/** Returns the row of the best monolith for the same measurement. */
function monolithOf({ kind, what }: Row, rows: readonly Row[]): Row | undefined {
  return rows.find(
    (row) => row.kind === kind && row.what === what && row.variant === 'monolith-best',
  );
}

/** Returns the ratio of a row's median to the median of the best monolith, or undefined if either is missing. */
export function ratioToMonolith(
  row: Row,
  figure: string,
  rows: readonly Row[],
): number | undefined {
  const [own, best] = [medianOf(row, figure), medianOf(monolithOf(row, rows), figure)];
  return own === undefined || best === undefined ? undefined : ratio(own, best);
}

/** Returns the same ratio within each run. */
export function ratiosToMonolith(row: Row, figure: string, rows: readonly Row[]): number[] {
  const bests = monolithOf(row, rows)?.figures[figure]?.values ?? [];
  const owns = row.figures[figure]?.values ?? [];
  return owns.slice(0, bests.length).map((own, run) => ratio(own, bests[run] ?? NaN));
}

function ratio(own: number, best: number): number {
  return own === best ? 1 : own / best;
}

/** Returns the median, over all screens, of the best monolith's range of cold LCP divided by its median LCP. */
export function scatterOf(rows: readonly Row[]): number {
  const shares = rows.flatMap(({ kind, variant, figures: { lcp } }) =>
    kind === 'cold' && variant === 'monolith-best' && lcp ? (lcp.max - lcp.min) / lcp.median : [],
  );
  return shares.length > 0 ? spreadOf(shares).median : 0;
}
