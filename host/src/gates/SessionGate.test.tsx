import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom, forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { stopWaiting, pageSessionAtom } from '../session/page-session';
import { readReturnTo } from './return-to';
import { SessionGate } from './SessionGate';

const address = `${paths.profile}?from=mail`;

function open() {
  const router = createMemoryRouter(
    [
      {
        element: <SessionGate />,
        children: [{ path: paths.profile, element: <p>Profile</p> }],
      },
      { path: paths.acceptance, element: <p>Welcome</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

describe('readings S2, S3: SessionGate', () => {
  beforeEach(() => {
    forgetSession();
    store.set(pageSessionAtom, 'active');
  });

  it('redirects to the welcome screen and remembers the address', () => {
    const { state } = open();
    expect(screen.getByText('Welcome')).toBeVisible();
    expect(readReturnTo(state.location.state)).toBe(address);
  });

  it('waits for the platform before it redirects', async () => {
    store.set(pageSessionAtom, 'pending');
    open();
    expect(screen.queryByText('Welcome')).toBeNull();
    act(() => stopWaiting('timeout'));
    expect(await screen.findByText('Welcome')).toBeVisible();
  });

  it('shows the screen with a session', () => {
    const tokenDetails = { access_token: 'token' };
    store.set(externalAtom, { code: 'P', externalReferenceCode: 'EXT-1', tokenDetails });
    open();
    expect(screen.getByText('Profile')).toBeVisible();
  });
});
