import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { pageWrapper, persistentCache } from '@investor-portal/shared/testing/page-wrapper';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { remote } from '../routes';

/** @param cached what SWR has already fetched, by key. */
export function renderRemote(path: InitialEntry, cached: Record<string, unknown> = {}) {
  const router = createMemoryRouter(
    [
      ...remote.routes,
      { path: paths.profile, element: <p>profile</p> },
      { path: paths.opportunities, element: <p>opportunities</p> },
    ],
    { initialEntries: [path] },
  );
  const cache = persistentCache(cached);
  render(
    <>
      <HostReads />
      <main>
        <RouterProvider router={router} />
      </main>
    </>,
    { wrapper: pageWrapper({ provider: () => cache }) },
  );
  return router;
}

/** Fetches the data that the host fetches on every screen. */
function HostReads() {
  useUserDetails();
  return null;
}
