import { matchPath } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { remote as onboarding } from 'bench-remote/onboarding';
import { remote as opportunities } from 'bench-remote/opportunities';
import { remote as portfolio } from 'bench-remote/portfolio';

// The best monolith has all route tables in its main script, and loads screens alone.
const loaded: Record<RemoteName, RemoteModule> = { onboarding, opportunities, portfolio };

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

/** The first screen's script runs before React begins, not when its route is rendered. */
function preloadScreen(pathname: string): void {
  for (const { routes } of Object.values(loaded))
    for (const { path, preload } of routes) if (matchPath(path, pathname)) void preload?.();
}
