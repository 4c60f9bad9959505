import type { Figures } from './drive/figures.ts';
import { measureCrossSite } from './drive/measure-cross-site.ts';
import { measureInteractions } from './drive/measure-interactions.ts';
import { measureReleases } from './drive/measure-releases.ts';
import { measureRoute, measureTour, openPortal, type Setup } from './drive/measure.ts';
import { routeNames } from './drive/routes.ts';
import { keyOf, type Step } from './plan.ts';
import { Progress } from './progress.ts';
import type { Measured } from './report/measured.ts';
import type { Samples } from './samples.ts';
import { ways } from './releases/changes.ts';
import { openings } from './serve/opening-page.ts';
import type { VariantName } from './variants/names.ts';

type Log = (line: string) => void;

/**
 * Takes the steps that have no sample yet. One that fails twice is left out: a busy machine may crash a browser or keep a
 * page from settling, and the rest is worth having all the same.
 */
export async function measureAll(
  setup: Setup,
  steps: readonly Step[],
  samples: Samples,
  log: Log,
): Promise<void> {
  const progress = new Progress(steps);
  for (const step of steps) {
    const key = keyOf(step);
    if (samples.has(key)) {
      progress.after(step);
      continue;
    }
    log(progress.before(step));
    const began = performance.now();
    const measured = await twice(log, () => measureStep(setup, step));
    if (measured) {
      samples.add(key, measured);
      log(`  ${summaryOf(measured)}`);
    }
    progress.after(step, (performance.now() - began) / 1_000);
  }
}

async function twice<T>(log: Log, measure: () => Promise<T>): Promise<T | undefined> {
  for (const next of ['again', 'left out']) {
    try {
      return await measure();
    } catch (error) {
      log(`  ${next}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return undefined;
}

async function measureStep(setup: Setup, { part, variant, what }: Step): Promise<Measured> {
  if (part === 'tour') {
    const figures = await measureTour(setup, variant);
    return { loads: [{ route: 'tour', cache: 'cold', variant, figures }], parts: [] };
  }
  if (part === 'cross-site') {
    const { cold, warm, crossSite } = await measureCrossSite(setup, variant);
    return { ...loadsOf('cross-site', variant, { cold, warm }), crossSite };
  }
  if (part === 'interactions') {
    const taken = Object.entries(await measureInteractions(setup, variant));
    return {
      loads: [],
      parts: taken.map(([title, ms]) => ({ part, what: title, variant, figures: { ms } })),
    };
  }
  if (part === 'releases' && (variant === 'ours' || variant === 'monolith-best')) {
    const way = ways.find((each) => each === what);
    const taken = Object.entries(await measureReleases(setup, variant, way));
    return {
      loads: [],
      parts: taken.map(([name, figures]) => ({ part, what: name, variant, figures })),
    };
  }
  const opening = openings.find((each) => each === what);
  if (part === 'platform-page' && opening) {
    const ms = await openPortal(setup, variant, opening);
    return { loads: [], parts: [{ part, what: opening, variant, figures: { ms } }] };
  }
  const route = routeNames.find((each) => each === what);
  if (!route) throw new Error(`There is no ${part} ${what ?? ''}.`);
  const { cold, warm, goingOn: ms } = await measureRoute(setup, variant, route);
  const goingOn: Measured['parts'] =
    ms === undefined ? [] : [{ part: 'going-on', what: 'Portfolio', variant, figures: { ms } }];
  return { ...loadsOf(route, variant, { cold, warm }), parts: goingOn };
}

function loadsOf(
  route: Measured['loads'][number]['route'],
  variant: VariantName,
  { cold, warm }: Record<'cold' | 'warm', Figures>,
): Measured {
  const loads: Measured['loads'] = [
    { route, cache: 'cold', variant, figures: cold },
    { route, cache: 'warm', variant, figures: warm },
  ];
  return { loads, parts: [] };
}

function summaryOf({ loads, parts }: Measured): string {
  const ofLoads = loads.map(
    ({ cache, figures: { lcp, shown } }) =>
      `${cache}: LCP ${Math.round(lcp)} ms, content ${Math.round(shown)} ms`,
  );
  const ofParts = parts.map(({ what, figures: { ms, bytes } }) =>
    [`${what}: ${Math.round(ms ?? 0)} ms`, ...(bytes === undefined ? [] : [`${bytes} bytes`])].join(
      ', ',
    ),
  );
  return [...ofLoads, ...ofParts].join('; ');
}
