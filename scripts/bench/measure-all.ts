import type { Figures } from './drive/figures.ts';
import { measureRoute, measureTour, type Setup } from './drive/measure.ts';
import type { Options } from './options.ts';
import type { Row } from './report/results.ts';
import { spreadsOf } from './report/spread.ts';
import type { VariantName } from './variants/names.ts';

/** A second try for what a machine under load may spoil: a browser that dies, a page that never comes to rest. */
async function twice<T>(say: (line: string) => void, measure: () => Promise<T>): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    say(`Again: ${error instanceof Error ? error.message : String(error)}`);
    return measure();
  }
}

/**
 * Measures every build on every route, run by run: within a run the builds follow one another, each time another one
 * first, so that whatever else the machine does meets them all alike.
 */
export async function measureAll(
  setup: Setup,
  { runs, routes, variants, tour }: Options,
  say: (line: string) => void,
): Promise<Row[]> {
  const taken = new Map<string, { row: Omit<Row, 'runs' | 'figures'>; figures: Figures[] }>();
  const take = (row: Omit<Row, 'runs' | 'figures'>, figures: Figures) => {
    const key = `${row.route} ${row.cache} ${row.variant}`;
    const known = taken.get(key) ?? { row, figures: [] };
    known.figures.push(figures);
    taken.set(key, known);
    say(`${key}: LCP ${Math.round(figures.lcp)} ms, content ${Math.round(figures.shown)} ms`);
  };
  for (let run = 0; run < runs; run += 1) {
    say(`Run ${run + 1} of ${runs}`);
    for (const route of routes)
      for (const variant of rotated(variants, run)) {
        const { cold, warm } = await twice(say, () => measureRoute(setup, variant, route));
        take({ route, cache: 'cold', variant }, cold);
        take({ route, cache: 'warm', variant }, warm);
      }
    if (tour)
      for (const variant of rotated(variants, run)) {
        const whole = await twice(say, () => measureTour(setup, variant));
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
