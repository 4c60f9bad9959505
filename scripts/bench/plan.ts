import { measureInteractions } from './drive/interactions.ts';
import { measureCrossSite, measureOpening, measureRoute, measureTour } from './drive/measure.ts';
import type { Measurement } from './settings/measurement.ts';
import type { Extent, Part } from './options.ts';
import type { BenchEnvironment } from './serve/bench-environment.ts';
import { openings } from './serve/platform-page.ts';

/** How many runs have these parts at most. */
const mostRuns: Partial<Record<Part, number>> = {
  // It counts bytes, which hardly differ.
  tour: 2,
  interactions: 3,
};

/** What one browser measures. */
export interface Step {
  /** Names it: the run, the part, the build, and what is measured of it. */
  key: string;
  measure: (environment: BenchEnvironment) => Promise<Measurement[]>;
}

/**
 * All steps, run by run. The builds take turns within a run, each run starting with another one, so that other load on the
 * machine affects all of them alike.
 */
export function stepsOf({ runs, parts, routes, variants }: Extent): Step[] {
  return Array.from({ length: runs }, (_, run) => {
    const all = rotated(variants, run);
    const ours = variants.includes('ours');
    const stepsIn: Record<Part, () => [what: string, measure: Step['measure']][]> = {
      routes: () =>
        routes.flatMap((route) =>
          all.map((of) => [`${route}, ${of}`, (env) => measureRoute(env, of, route)]),
        ),
      tour: () => all.map((of) => [of, (env) => measureTour(env, of)]),
      'cross-site': () => all.map((of) => [of, (env) => measureCrossSite(env, of)]),
      interactions: () => (ours ? [['ours', measureInteractions]] : []),
      'platform-page': () =>
        rotated(ours ? openings : [], run).map((opening) => [
          `${opening}, ours`,
          (env) => measureOpening(env, opening),
        ]),
    };
    return parts
      .filter((part) => run < (mostRuns[part] ?? Infinity))
      .flatMap((part) =>
        stepsIn[part]().map(([what, measure]) => ({
          key: `run ${run + 1}, ${part}, ${what}`,
          measure,
        })),
      );
  }).flat();
}

function rotated<T>(values: readonly T[], by: number): T[] {
  const at = values.length > 0 ? by % values.length : 0;
  return [...values.slice(at), ...values.slice(0, at)];
}
