import type { BenchEnvironment } from '../serve/bench-environment.ts';
import { visiting } from './measure.ts';
import type { Request } from './request-log.ts';
import { routes } from './routes.ts';
import {
  changes,
  type Change,
  type Measurement,
  type Way,
  type VariantName,
} from '../settings/measurement.ts';

const route = routes['campaign-list'];

/**
 * Returning visits of one investor to the campaign list: one without a release, then one after each. All scripts were
 * used before, so that the browser has compiled what it keeps compiled. `ms` is the LCP; bytes are those of all scripts
 * until the page is quiet, and of the ones that the release did not change.
 */
export async function measureReleases(
  environment: BenchEnvironment,
  variant: VariantName,
  way: Way,
): Promise<Measurement[]> {
  const portal = await environment.released(variant);
  portal.way = way;
  portal.change = 'none';
  const path = route.path(environment.campaign);
  const settings = { host: portal.origin, dictionaries: true };
  const taken: Measurement[] = [];
  await visiting(
    environment,
    variant,
    route,
    async (visit) => {
      await visit.slowDown(false);
      await visit.open(path);
      await visit.open(path, 'shown');
      for (const change of changes) {
        await visit.slowDown(false);
        await visit.leave();
        await visit.open(path, 'shown');
        await visit.leave();
        await visit.slowDown(true);
        portal.change = change;
        const { timeOrigin, largestPaint } = await visit.open(path);
        const scripts = visit.log
          .of(portal.origin, timeOrigin)
          .filter(({ type, bytes }) => type === 'Script' && bytes > 0);
        const figures = {
          ms: largestPaint,
          bytes: sum(scripts),
          unchanged: sum(unchangedScripts(change, scripts, portal.origin)),
        };
        taken.push({ kind: 'releases', what: change, variant, way, figures });
      }
    },
    settings,
  );
  return taken;
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}

/** The scripts among these that belong to no app that the release changed. */
export function unchangedScripts<T extends { url: string }>(
  change: Change,
  scripts: readonly T[],
  host: string,
): T[] {
  if (change === 'none') return [...scripts];
  const isChanged = (url: string) =>
    change === 'host'
      ? url.startsWith(`${host}/`)
      : new URL(url).pathname.includes('/opportunities/');
  return scripts.filter(({ url }) => !isChanged(url));
}
