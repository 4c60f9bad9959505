import type { RouteName } from './drive/routes.ts';
import { ways } from './releases/changes.ts';
import type { Opening } from './serve/opening-page.ts';
import type { VariantName } from './variants/names.ts';

/** What a run consists of, and how many runs have each at most. */
export const partRuns = {
  routes: Infinity,
  // It counts bytes, which hardly differ.
  tour: 2,
  'cross-site': Infinity,
  interactions: 3,
  'platform-page': Infinity,
  releases: Infinity,
} as const;

export type Part = keyof typeof partRuns;
export const partNames = Object.keys(partRuns) as Part[];

/** What one browser measures. */
export interface Step {
  part: Part;
  /** From 0. */
  run: number;
  variant: VariantName;
  /** A route, a way to open the portal, or how a browser takes releases. */
  what?: string;
}

export interface Plan {
  runs: number;
  parts: readonly Part[];
  routes: readonly RouteName[];
  variants: readonly VariantName[];
  openings: readonly Opening[];
}

/** Compared where only the difference to the best other build is of interest. */
const compared: readonly VariantName[] = ['monolith-best', 'ours'];

/** In how many runs the others take part: what they are far from needs no five. */
const otherRuns = 3;

/** In how many runs releases are taken otherwise than ours with dictionaries: what is judged of them is their bytes. */
const otherReleases = 2;

/**
 * All steps, run by run. The builds take turns within a run, each run starting with another one, so that other load on the
 * machine affects all of them alike.
 */
export function stepsOf({ runs, parts, routes, variants, openings }: Plan): Step[] {
  return Array.from({ length: runs }, (_, run) => {
    const among = (wanted: readonly VariantName[]) =>
      rotated(
        variants.filter(
          (each) => wanted.includes(each) && (run < otherRuns || compared.includes(each)),
        ),
        run,
      );
    const stepsIn: Record<Part, () => Omit<Step, 'part' | 'run'>[]> = {
      routes: () => routes.flatMap((what) => among(variants).map((variant) => ({ variant, what }))),
      tour: () => among(variants).map((variant) => ({ variant })),
      'cross-site': () => among(compared).map((variant) => ({ variant })),
      interactions: () => among(['ours']).map((variant) => ({ variant })),
      'platform-page': () =>
        among(['ours']).flatMap((variant) =>
          rotated(openings, run).map((what) => ({ variant, what })),
        ),
      releases: () =>
        among(compared).flatMap((variant) =>
          ways
            .filter(
              (way) => run < otherReleases || (variant === 'ours' && way === 'with dictionaries'),
            )
            .map((what) => ({ variant, what })),
        ),
    };
    return parts
      .filter((part) => run < partRuns[part])
      .flatMap((part) => stepsIn[part]().map((step) => ({ part, run, ...step })));
  }).flat();
}

/** Identifies a step in saved samples. */
export function keyOf({ part, run, variant, what }: Step): string {
  return [`run ${run + 1}`, part, what, variant].filter(Boolean).join(', ');
}

export function rotated<T>(values: readonly T[], by: number): T[] {
  const at = values.length > 0 ? by % values.length : 0;
  return [...values.slice(at), ...values.slice(0, at)];
}
