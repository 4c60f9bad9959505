import type { PrefetchRequest, RegistryEntry } from '@investor-portal/registry/format';
import { chooseReleases, type Visitor, satisfiesContract } from '@investor-portal/registry/choose';
import { matchScreen } from '@investor-portal/loader/match-screen';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { coreKey } from '../federation/core-key';
import { isBelow, type Mount } from '@investor-portal/shared/contract/mounts';

interface Script {
  url: string;
  integrity: string | undefined;
}

export interface FirstScreen {
  scripts: Script[];
  /** The script that shows the screen before the portal's scripts have arrived (decision 106). */
  firstFrame?: Script | undefined;
  params: Record<string, string>;
  reads: readonly PrefetchRequest[];
}

/** @param mounts the mounts that the host grants. The portal checks later whether the release declares the address. */
export function findScreen(
  mounts: readonly Mount[],
  registry: Record<string, RegistryEntry | undefined>,
  registryUrl: string,
  { pathname, search }: { pathname: string; search: string },
  visitor: Visitor | undefined,
): FirstScreen | undefined {
  const mount = mounts.find(({ path }) => isBelow(path, pathname));
  const released = mount && registry[mount.remote];
  if (!released || released.disabled) return undefined;
  const [chosen] = chooseReleases(mount.remote, released, visitor);
  // The portal would reject this release before loading it.
  if (!chosen?.release.start || !satisfiesContract(contractVersion, chosen.release.contract))
    return undefined;
  const { start } = chosen.release;
  const base = new URL(released.base ?? '.', registryUrl);
  const entry = new URL(chosen.release.entry, base);
  const [pattern = '', screen] =
    Object.entries(start.screens).find(([each]) => matchScreen(each, pathname)) ?? [];
  const core = start.core?.key === coreKey ? [] : (start.core?.scripts ?? []);
  const scriptAt = (path: string) => ({
    url: new URL(path, entry).href,
    integrity: start.integrity[path],
  });
  const { firstFrame } = screen ?? {};
  return {
    scripts: [start.entry, ...core, ...start.scripts, ...(screen?.scripts ?? [])].map(scriptAt),
    firstFrame: firstFrame && search === '' ? scriptAt(firstFrame) : undefined,
    params: matchScreen(pattern, pathname) ?? {},
    // A query selects another tab or date range. Only the screen itself knows the requests for that.
    reads: search === '' ? (screen?.reads ?? []) : [],
  };
}

const fetched = new Set<string>();

/** Fills the browser's cache. These are not preloads, because Chromium warns of a preload that nothing uses within seconds. */
export function fetchScripts(scripts: FirstScreen['scripts']): void {
  for (const { url, integrity } of scripts) {
    if (fetched.has(url) || isPreloaded(url)) continue;
    fetched.add(url);
    const init: RequestInit = { priority: 'low', ...(integrity && { integrity }) };
    // A browser may cache only a response that is read to its end.
    fetch(url, init)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

export function preloadScripts(scripts: FirstScreen['scripts']): void {
  for (const { url, integrity } of scripts) {
    if (isPreloaded(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

function isPreloaded(url: string): boolean {
  return document.querySelector(`link[rel="preload"][href="${url}"]`) !== null;
}
