import { useMemo } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { NotFoundPage } from '../shell/NotFoundPage';
import { PageSkeleton } from '../shell/PageSkeleton';
import { RenderBoundary } from './RenderBoundary';
import { useRemote } from './use-remote';

/**
 * The screens of a remote, below the part of the address space it is mounted on. While it loads, where it
 * cannot be loaded and where it breaks, everything around it stays as it is.
 */
export function RemoteOutlet({ name, mount }: { name: RemoteName; mount: string }) {
  const { remote, failure, retry } = useRemote(name);
  if (failure)
    return (
      <ErrorState
        title="This part of the portal could not be loaded."
        message="Everything else still works. Check your connection and try again."
        onRetry={retry}
      />
    );
  if (!remote) return <PageSkeleton />;
  return (
    <RenderBoundary remote={name}>
      <RemoteRoutes remote={remote} mount={mount} />
    </RenderBoundary>
  );
}

function RemoteRoutes({ remote, mount }: { remote: RemoteModule; mount: string }) {
  const routes = useMemo(() => routesBelow(mount, remote), [mount, remote]);
  return useRoutes(routes);
}

/** A remote states whole addresses; below a mount the router wants what follows it. */
export function routesBelow(mount: string, { routes }: RemoteModule): RouteObject[] {
  const below = routes
    .filter(({ path }) => path === mount || path.startsWith(`${mount}/`))
    .map(({ path, element }): RouteObject => {
      const rest = path.slice(mount.length + 1);
      return rest === '' ? { index: true, element } : { path: rest, element };
    });
  return [...below, { path: '*', element: <NotFoundPage /> }];
}
