import type { Figures } from './drive/figures.ts';
import { measureRoute, measureTour, type Setup } from './drive/measure.ts';
import type { Options } from './options.ts';
import type { Row } from './report/results.ts';
import { spreadsOf } from './report/spread.ts';
import type { VariantName } from './variants/names.ts';

/** Retries once, since a busy machine may crash a browser or keep a page from settling. */
async function twice<T>(log: (line: string) => void, measure: () => Promise<T>): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    log(`Again: ${error instanceof Error ? error.message : String(error)}`);
    return measure();
  }
}

/**
 * Measures every build on every route, run by run. The builds take turns within a run, each run starting with another
 * one, so that other load on the machine affects all of them alike.
 */
export async function measureAll(
  setup: Setup,
  { runs, routes, variants, tour }: Options,
  log: (line: string) => void,
): Promise<Row[]> {
  const taken = new Map<string, { row: Omit<Row, 'runs' | 'figures'>; figures: Figures[] }>();
  const take = (row: Omit<Row, 'runs' | 'figures'>, figures: Figures) => {
    const key = `${row.route} ${row.cache} ${row.variant}`;
    const known = taken.get(key) ?? { row, figures: [] };
    known.figures.push(figures);
    taken.set(key, known);
    log(`${key}: LCP ${Math.round(figures.lcp)} ms, content ${Math.round(figures.shown)} ms`);
  };
  for (let run = 0; run < runs; run += 1) {
    log(`Run ${run + 1} of ${runs}`);
    for (const route of routes)
      for (const variant of rotated(variants, run)) {
        const { cold, warm } = await twice(log, () => measureRoute(setup, variant, route));
        take({ route, cache: 'cold', variant }, cold);
        take({ route, cache: 'warm', variant }, warm);
      }
    if (tour)
      for (const variant of rotated(variants, run)) {
        const whole = await twice(log, () => measureTour(setup, variant));
        take({ route: 'tour', cache: 'cold', variant }, whole);
      }
  }
  return [...taken.values()]
    .map(({ row, figures }) => ({ ...row, runs: figures.length, figures: spreadsOf(figures) }))
    .toSorted((a, b) => place(a) - place(b));

  function place({ route, cache, variant }: Omit<Row, 'runs' | 'figures'>): number {
    const at = route === 'tour' ? routes.length : routes.indexOf(route);
    return at * 100 + (cache === 'warm' ? 10 : 0) + variants.indexOf(variant);
  }
}

export function rotated(variants: readonly VariantName[], by: number): VariantName[] {
  const at = by % variants.length;
  return [...variants.slice(at), ...variants.slice(0, at)];
}
