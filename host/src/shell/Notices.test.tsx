import { act, screen } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { activeSession, setPageSession } from '@investor-portal/shared/testing/page-session';
import { show } from '@investor-portal/shared/testing/show';
import { reloadPendingAtom } from '../federation/host-loader';
import { Notices } from './Notices';

const openAt = (address: string) => show(<Notices />, [address]);

beforeEach(() => {
  configure({ platformOrigins: [window.location.origin] });
  setPageSession({ name: 'visitor', reason: 'not-signed-in', renewal: null });
});

it('offers to reload a page whose release is gone, once there is a network', () => {
  setPageSession(activeSession());
  openAt(paths.registration);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => store.set(reloadPendingAtom, true));
  const changed = () => act(() => void window.dispatchEvent(new Event('online')));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  changed();
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  online.mockReturnValue(true);
  changed();
  expect(screen.getByRole('status')).toHaveTextContent('The portal has been updated');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  act(() => store.set(reloadPendingAtom, false));
});

it('says on the welcome screen what to sign in for, but not on the registration, which does so itself', async () => {
  const { router } = openAt(paths.acceptance);
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Sign in on the platform to invest');
  await act(() => router.navigate(paths.registration));
  expect(notice).not.toBeInTheDocument();
});
