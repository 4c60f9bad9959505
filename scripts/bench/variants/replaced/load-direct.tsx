import { isValidElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { remote as onboarding } from 'bench-remote/onboarding';
import { remote as opportunities } from 'bench-remote/opportunities';
import { remote as portfolio } from 'bench-remote/portfolio';

// The best monolith has all route tables in its main script, and loads screens alone.
const loaded: Record<RemoteName, RemoteModule> = { onboarding, opportunities, portfolio };

preloadScreen(window.location.pathname);

export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  return loaded[name];
}

export const retryRemote = loadRemote;

export function loadedRemote(name: RemoteName): RemoteModule {
  return loaded[name];
}

/** The first screen's script runs before React begins, not when its route is rendered. */
function preloadScreen(pathname: string): void {
  for (const { path, element } of Object.values(loaded).flatMap(({ routes }) => routes)) {
    if (!matchPath(path, pathname) || !isValidElement(element)) continue;
    const { type } = element;
    if (typeof type === 'function' && 'preload' in type) (type.preload as () => void)();
  }
}
