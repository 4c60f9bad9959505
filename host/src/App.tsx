import { Provider, useAtomValue } from 'jotai';
import { StrictMode, useState } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import type { Mount } from '@investor-portal/shared/contract/mounts';
import { paths } from '@investor-portal/shared/routes/paths';
import { store } from '@investor-portal/shared/session/store';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { RemoteOutlet } from './federation/RemoteOutlet';
import { grants, mountAtAtom } from './federation/remotes';
import { EntryGate } from './gates/EntryGate';
import { PortalRouter } from './navigation/PortalRouter';
import { ProfilePage } from './profile/ProfilePage';
import { NotFoundPage } from './screens/HostMessage';
import { RenderBoundary } from './screens/RenderBoundary';
import { PortalLayout } from './shell/PortalLayout';
import { SwrBoundary } from './swr/SwrBoundary';
import { LazyToaster } from './toasts/LazyToaster';

export function App() {
  return (
    <StrictMode>
      <Provider store={store}>
        <SwrBoundary>
          <GlobalStyle />
          <PortalRouter>
            <RenderBoundary>
              <Screens />
            </RenderBoundary>
          </PortalRouter>
          <LazyToaster />
        </SwrBoundary>
      </Provider>
    </StrictMode>
  );
}

function Screens() {
  const [routes] = useState(createRoutes);
  return useRoutes(routes);
}

const GlossaryPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "glossary" */ './glossary/GlossaryPage')).GlossaryPage,
);

const RemotesPage = lazyComponent(
  async () => (await import('./federation/RemotesPage')).RemotesPage,
);

const needsSession = (path: string) => path.startsWith(`${paths.profile}/`);

function remoteRoutes(withSession: boolean): RouteObject[] {
  return grants()
    .filter(({ path }) => needsSession(path) === withSession)
    .map((grant) => ({
      path: `${grant.path}/*`,
      element: <GrantedScreen key={grant.path} grant={grant} />,
    }));
}

function GrantedScreen({ grant }: { grant: Mount }) {
  const { pathname } = useLocation();
  const mountAt = useAtomValue(mountAtAtom);
  return mountAt(pathname) ? (
    <RemoteOutlet name={grant.remote} mount={grant.path} />
  ) : (
    <NotFoundPage />
  );
}

/** The host's own screens of spec §2, and the mounts that it grants to remotes (decision 1). Requires the configuration. */
function createRoutes(): RouteObject[] {
  return [
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
            // EntryGate redirects from here.
            { path: paths.root, element: null },
            ...remoteRoutes(false),
            { path: '/index.html', element: <Navigate to={paths.root} replace /> },
            { path: '/__remotes', element: <RemotesPage /> },
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}
