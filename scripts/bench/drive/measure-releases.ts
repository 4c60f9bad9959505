import {
  changes,
  rowName,
  type Change,
  type ReleasedVariant,
  type Way,
} from '../releases/changes.ts';
import type { Setup } from './measure.ts';
import type { Request } from './request-log.ts';
import { routes } from './routes.ts';
import { unchangedScripts } from './unchanged-scripts.ts';
import { Visit } from './visit.ts';

interface ReleaseFigures extends Record<string, number> {
  /** LCP. */
  ms: number;
  /** Of all scripts, until the page is quiet. */
  bytes: number;
  /** Of those that the release did not change. */
  unchanged: number;
}

const route = routes['campaign-list'];

/**
 * Returning visits of one investor to the campaign list: one without a release, then one after each. All scripts were
 * used before, so that the browser has compiled what it keeps compiled.
 * @returns the figures of each, by the name of its row.
 */
export async function measureReleases(
  { environment, fingerprint, throttleNetwork }: Setup,
  variant: ReleasedVariant,
  way: Way = 'with dictionaries',
): Promise<Record<string, ReleaseFigures>> {
  const portal = await environment.released.portalOf(variant);
  portal.way = way;
  portal.change = 'none';
  const visit = await Visit.begin({
    host: portal.origin,
    investor: environment.investors[route.investor].externalReferenceCode,
    content: route.content,
    fingerprint,
    throttleNetwork,
    dictionaries: true,
  });
  const path = route.path(environment.campaign);
  const taken: Record<string, ReleaseFigures> = {};
  try {
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
      const usual = variant === 'ours' && way === 'with dictionaries';
      const name = rowName(change, usual ? undefined : way);
      taken[name] = { ms: largestPaint.at, ...bytesOf(change, scripts, portal.origin) };
    }
    return taken;
  } finally {
    await visit.end();
  }
}

function bytesOf(change: Change, scripts: readonly Request[], host: string) {
  return { bytes: sum(scripts), unchanged: sum(unchangedScripts(change, scripts, host)) };
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
