import type { RouteObject } from 'react-router-dom';
import type { RemoteModule } from '@investor-portal/loader/remote-module';
import { NotFoundPage } from '../screens/HostMessage';

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
