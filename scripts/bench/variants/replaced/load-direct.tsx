import { matchPath } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { remote as onboarding } from 'bench-remote/onboarding';
import { remote as opportunities } from 'bench-remote/opportunities';
import { remote as portfolio } from 'bench-remote/portfolio';

// The best monolith has all route tables in its main script, so only screens are loaded.
const loaded: Record<RemoteName, RemoteModule> = { onboarding, opportunities, portfolio };

preloadScreen(window.location.pathname);

// The host prefetches data only for a remote's first screen, which it recognises by `getLoadedRemote`.
const shown = new Set<RemoteName>();

export function showRemote(name: RemoteName): RemoteModule {
  shown.add(name);
  return loaded[name];
}

export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  return showRemote(name);
}

export const retryRemote = loadRemote;

export function getLoadedRemote(name: RemoteName): RemoteModule | undefined {
  return shown.has(name) ? loaded[name] : undefined;
}

/** Runs the first screen's script before React begins, instead of when its route is rendered. */
function preloadScreen(pathname: string): void {
  for (const { routes } of Object.values(loaded))
    for (const { path, preload } of routes) if (matchPath(path, pathname)) void preload?.();
}
