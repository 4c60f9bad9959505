import { isValidElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { remote as onboarding } from 'bench-remote/onboarding';
import { remote as opportunities } from 'bench-remote/opportunities';
import { remote as portfolio } from 'bench-remote/portfolio';

// The best monolith has all route tables in its main script, and loads screens alone.
const loaded: Record<RemoteName, RemoteModule> = {
  onboarding: withPreloads(onboarding),
  opportunities: withPreloads(opportunities),
  portfolio: withPreloads(portfolio),
};

preloadScreen(window.location.pathname);

// The host prefetches the data of a remote's first screen only, and knows by `loadedRemote` which one that is.
const shown = new Set<RemoteName>();

export function showRemote(name: RemoteName): RemoteModule {
  shown.add(name);
  return loaded[name];
}

export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  return showRemote(name);
}

export const retryRemote = loadRemote;

export function loadedRemote(name: RemoteName): RemoteModule | undefined {
  return shown.has(name) ? loaded[name] : undefined;
}

/** Screens that a remote has in its entry are chunks here (lazy-first-screens.ts), and load like the others. */
function withPreloads(remote: RemoteModule): RemoteModule {
  const routes = remote.routes.map((route) => ({ ...preloadOf(route.element), ...route }));
  return { ...remote, routes };
}

function preloadOf(element: unknown): { preload?: () => Promise<void> } {
  const type = isValidElement(element) ? element.type : undefined;
  if (typeof type !== 'function' || !('preload' in type)) return {};
  return { preload: type.preload as () => Promise<void> };
}

/** The first screen's script runs before React begins, not when its route is rendered. */
function preloadScreen(pathname: string): void {
  for (const { routes } of Object.values(loaded))
    for (const { path, element } of routes)
      if (matchPath(path, pathname)) void preloadOf(element).preload?.();
}
