import { useMemo } from 'react';
import { matchPath, useRoutes } from 'react-router-dom';
import { remotes } from 'virtual:remotes';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { routesBelow } from '../../../../host/src/federation/routes-below';

// The best monolith has all route tables in its main script, so only screens are loaded. The first screen's script starts
// before React, instead of when its route is rendered.
for (const { routes } of Object.values(remotes))
  for (const { path, preload } of routes)
    if (matchPath(path, window.location.pathname)) void preload?.();

// The host prefetches data only for a remote's first screen, which it recognises by `getLoadedRemote`.
const shown = new Set<RemoteName>();

function showRemote(name: RemoteName): RemoteModule {
  shown.add(name);
  return remotes[name];
}

export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  return showRemote(name);
}

export const retryRemote = loadRemote;

export function getLoadedRemote(name: RemoteName): RemoteModule | undefined {
  return shown.has(name) ? remotes[name] : undefined;
}

/** Renders a remote's routes, which need no loading, no kill switch and no isolation. */
export function RemoteOutlet({ name, mount }: { name: RemoteName; mount: string }) {
  const routes = useMemo(() => routesBelow(mount, showRemote(name)), [name, mount]);
  return useRoutes(routes);
}
