import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { paths } from '@investor-portal/shared/routes/paths';
import { store } from '@investor-portal/shared/session/store';
import { lastingCache } from '@investor-portal/shared/testing/lasting-cache';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { remote } from '../routes';

/**
 * Renders the remote at a path as the host mounts it, with its own SWR cache. Pages of other remotes are stubs.
 * @param cached what SWR has already fetched, by key.
 */
export function renderRemote(path: InitialEntry, cached: Record<string, unknown> = {}) {
  const cache = lastingCache(cached);
  const router = createMemoryRouter(
    [
      ...remote.routes,
      { path: paths.profile, element: <p>profile</p> },
      { path: paths.opportunities, element: <p>opportunities</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <SWRConfig value={{ provider: () => cache }}>
        <HostReads />
        <main>
          <RouterProvider router={router} />
        </main>
      </SWRConfig>
    </Provider>,
  );
  return router;
}

/** Fetches what the host fetches on every screen. */
function HostReads() {
  useUserDetails();
  return null;
}
