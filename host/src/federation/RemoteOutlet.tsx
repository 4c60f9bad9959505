import { useMemo } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteModule } from '@investor-portal/loader/remote-module';
import { HostMessage, NotFoundPage, RetryButton } from '../screens/HostMessage';
import { RenderBoundary } from '../screens/RenderBoundary';
import { PageSkeleton } from './PendingScreen';
import { useRemote } from '@investor-portal/loader/use-remote';

/** The screens of a remote below a mount. A loading, failing or crashing remote affects only these screens. */
export function RemoteOutlet({ name, mount }: { name: string; mount: string }) {
  const { pathname, search } = useLocation();
  const { remote, failure, retry } = useRemote(name, pathname + search);
  if (failure)
    return (
      <HostMessage of={failure.kind === 'switched-off' ? 'remote-off' : 'remote-lost'}>
        <RetryButton onClick={retry} />
      </HostMessage>
    );
  if (!remote) return <PageSkeleton />;
  return (
    <RenderBoundary remote={name} pathname={pathname}>
      <RemoteRoutes remote={remote} mount={mount} />
    </RenderBoundary>
  );
}

function RemoteRoutes({ remote, mount }: { remote: RemoteModule; mount: string }) {
  const routes = useMemo(() => routesBelow(mount, remote), [mount, remote]);
  return useRoutes(routes);
}

/** Remotes declare absolute paths, but a nested route needs the part after its mount. */
export function routesBelow(mount: string, { routes }: RemoteModule): RouteObject[] {
  const below = routes
    .filter(({ path }) => path === mount || path.startsWith(`${mount}/`))
    .map(({ path, element }): RouteObject => {
      const rest = path.slice(mount.length + 1);
      return rest === '' ? { index: true, element } : { path: rest, element };
    });
  return [...below, { path: '*', element: <NotFoundPage /> }];
}
