import { useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import { routesBelow } from '../../../../host/src/federation/routes-below';
import { showRemote } from './load-direct';

/** Routes of the monolith itself: nothing to load before them, to switch off or to keep apart. */
export function RemoteOutlet({ name, mount }: { name: string; mount: string }) {
  const routes = useMemo(() => routesBelow(mount, showRemote(name)), [name, mount]);
  return useRoutes(routes);
}
