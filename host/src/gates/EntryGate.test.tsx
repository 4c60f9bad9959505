import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { handoverMessage } from '@investor-portal/shared/testing/external-details';
import { setPageSession, visitorSession } from '@investor-portal/shared/testing/page-session';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { show } from '@investor-portal/shared/testing/show';
import { freshToken, signIn } from '@investor-portal/shared/testing/sandbox';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { listenForHandover } from '../handover/receive-handover';
import { report } from '../session/session-effects';
import { SwrBoundary } from '../swr/SwrBoundary';
import { EntryGate } from './EntryGate';
import { useCurrentUser } from './use-current-user';

function Layout() {
  useCurrentUser();
  const { error, mutate } = useUserDetails();
  return (
    <>
      <button onClick={() => void mutate()}>Read again</button>
      {error ? <p>Failed</p> : null}
      <Link to={paths.registration}>Continue</Link>
      <Outlet />
    </>
  );
}

function open(pathname: string) {
  const children = [
    { path: paths.acceptance, element: <p>Welcome</p> },
    { path: paths.registration, element: <p>Registration</p> },
  ];
  const mainChildren = [{ path: paths.profile, element: <p>Profile</p> }];
  const routes = [
    { element: <EntryGate />, children },
    { element: <EntryGate needsSession />, children: mainChildren },
  ];
  const element = (
    <SwrBoundary>
      <Layout />
    </SwrBoundary>
  );
  show([{ element, children: routes }], [pathname]);
}

describe('readings S2: EntryGate', () => {
  // No registry is served here, so the screen behind the placeholder does not load.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

  it('never shows Accept to a registered investor whose details are on their way', async () => {
    const shown = jest.fn();
    const observer = new MutationObserver(() => shown(screen.queryByText('Welcome')));
    observer.observe(document.body, { childList: true, subtree: true });
    const { fail, release } = await signIn('Premium');
    await fail('userDetails', { times: 1, hold: true });
    open(paths.acceptance);
    expect(screen.getByText('Loading...')).toBeVisible();
    await act(release);
    expect(await screen.findByText('Profile')).toBeVisible();
    expect(shown.mock.calls.flat().filter(Boolean)).toEqual([]);
    observer.disconnect();
  });

  it('asks a visitor to sign in who wants to register', async () => {
    configure({ platformOrigins: [window.location.origin] });
    forgetSession();
    setPageSession(visitorSession);
    open(paths.registration);
    expect(screen.getByText('Loading...')).toBeVisible();
    act(() => report({ type: 'platform signed out' }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Sign in on the platform to register');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', paths.acceptance);
  });

  it.each(['Retry', 'hand-over'])('continues after a failure of the details by %s', async (by) => {
    const { externalReferenceCode, fail } = await signIn('Basic');
    await fail('userDetails', { times: 1, status: 404 });
    const token = await freshToken(externalReferenceCode);
    const told = recordFacts();
    const stop = listenForHandover();
    open(paths.acceptance);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Welcome')).toBeNull();
    const notFound = { source: 'session', kind: 'investor-not-found' };
    expect(await told()).toMatchObject([{ value: notFound }]);
    if (by === 'Retry') await userEvent.click(retry);
    else act(() => receiveMessage(handoverMessage(externalReferenceCode, token)));
    expect(await screen.findByText('Profile')).toBeVisible();
    stop();
  });

  it('refetches them also if only the last request failed, because the wallet may be out of date', async () => {
    const { fail } = await signIn('Premium');
    open(paths.profile);
    await screen.findByText('Profile');
    await act(() => fail('userDetails', { times: 1, status: 404 }));
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
    expect(await screen.findByText('Failed')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByText('Failed')).toBeNull());
  });
});
