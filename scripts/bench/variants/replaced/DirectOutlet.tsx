import { useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import { routesBelow } from '../../../../host/src/federation/routes-below';
import { showRemote } from './load-direct';

/** Renders a remote's routes from the monolith itself. They need no loading, no kill switch and no isolation. */
export function RemoteOutlet({ name, mount }: { name: string; mount: string }) {
  const routes = useMemo(() => routesBelow(mount, showRemote(name)), [name, mount]);
  return useRoutes(routes);
}
