import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { mounts } from './federation/remotes';
import { EntryGate } from './gates/EntryGate';
import { RemoteOutlet } from './federation/RemoteOutlet';
import { ComponentGallery, GlossaryPage, RemotesPage } from './lazy-screens';
import { NotFoundPage } from './screens/lazy-not-found';
import { ProfilePage } from './profile/ProfilePage';
import { PortalLayout } from './shell/PortalLayout';

const needsSession = (path: string) => path.startsWith(`${paths.profile}/`);

function remoteRoutes(withSession: boolean): RouteObject[] {
  return mounts
    .filter(({ path }) => needsSession(path) === withSession)
    .map(({ path, remote }) => ({
      path: `${path}/*`,
      element: <RemoteOutlet key={path} name={remote} mount={path} />,
    }));
}

/** The route tree of spec §2: the host's own screens and the mounts of the remotes (decision 1). */
export const routes: RouteObject[] = [
  {
    element: <PortalLayout />,
    children: [
      {
        element: <EntryGate needsSession />,
        children: [
          { path: paths.profile, element: <ProfilePage /> },
          { path: paths.glossary, element: <GlossaryPage /> },
          ...remoteRoutes(true),
          { path: `${paths.profile}/*`, element: <NotFoundPage /> },
        ],
      },
      {
        element: <EntryGate />,
        children: [
          { path: paths.root },
          ...remoteRoutes(false),
          { path: '/index.html', element: <Navigate to={paths.root} replace /> },
          { path: '/__components', element: <ComponentGallery /> },
          { path: '/__remotes', element: <RemotesPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
