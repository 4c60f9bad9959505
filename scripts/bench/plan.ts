import { measureRoute, measureTour } from './drive/measure';
import { routeNames } from './drive/routes';
import { variantNames, type Measurement } from './settings/measurement';
import type { BenchEnvironment } from './serve/bench-environment';

interface Step {
  /** The name of the step: the run, the screen or part, and the build. */
  key: string;
  measure: (environment: BenchEnvironment) => Promise<Measurement[]>;
}

type PlannedMeasurement = [what: string, measure: Step['measure'], mostRuns?: number];

/**
 * Returns the steps, run by run. Within a run the builds alternate, and each run starts with another build, so that other load
 * on the machine affects all builds equally.
 * @param only a pattern that the key of a step has to match.
 * @throws if no step matches.
 */
export function stepsOf(runs: number, only = /^/): Step[] {
  const all = Array.from({ length: runs }, (_, run) => {
    const variants = rotated(variantNames, run);
    const steps: PlannedMeasurement[] = [
      ...routeNames.flatMap((route) =>
        variants.map((of): PlannedMeasurement => [
          `routes, ${route}, ${of}`,
          (env) => measureRoute(env, of, route),
        ]),
      ),
      // The tour counts bytes, which hardly differ between runs.
      ...variants.map((of): PlannedMeasurement => [
        `tour, ${of}`,
        (env) => measureTour(env, of),
        2,
      ]),
    ];
    return steps
      .filter(([, , mostRuns = Infinity]) => run < mostRuns)
      .map(([what, measure]) => ({ key: `run ${run + 1}, ${what}`, measure }));
  }).flat();
  const wanted = all.filter(({ key }) => only.test(key));
  if (wanted.length === 0) throw new Error(`No step matches ${only.source}.`);
  return wanted;
}

function rotated<T>(values: readonly T[], by: number): T[] {
  const at = by % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}
