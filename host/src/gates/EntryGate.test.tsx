import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { forgetUnsavedInput, watchUnsavedInput } from '@investor-portal/loader/stale-chunks';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import { externalAtom, forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { setPageSession, visitorSession } from '@investor-portal/shared/testing/page-session';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { show } from '@investor-portal/shared/testing/show';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { freshToken, signIn } from '@investor-portal/shared/testing/sandbox';
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

const Profile = () => (
  <>
    <p>Profile</p>
    <input aria-label="Amount" />
  </>
);

function open(pathname: string) {
  const children = [
    { path: paths.acceptance, element: <p>Welcome</p> },
    { path: paths.registration, element: <p>Registration</p> },
  ];
  const mainChildren = [{ path: paths.profile, element: <Profile /> }];
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
  let stop = () => undefined as void;
  afterEach(() => {
    setSessionHost(undefined);
    stop();
  });

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

  it('offers Retry when the details cannot be loaded, and continues to the profile', async () => {
    const { fail } = await signIn('Basic');
    await fail('userDetails', { times: 1, status: 404 });
    const told = recordFacts();
    open(paths.acceptance);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Welcome')).toBeNull();
    const notFound = { source: 'session', kind: 'investor-not-found' };
    expect(await told()).toMatchObject([{ value: notFound }]);
    await userEvent.click(retry);
    expect(await screen.findByText('Profile')).toBeVisible();
  });

  const refuseFreshToken = async () => {
    const { code, externalReferenceCode, fail } = await signIn('Premium');
    await fail('userDetails', { status: 401, times: 2, delayMs: 200 });
    const renewToken = async () => {
      const access_token = await freshToken(externalReferenceCode);
      const tokenDetails = { access_token };
      store.set(externalAtom, { code, externalReferenceCode, tokenDetails });
      return access_token;
    };
    setSessionHost({ renewToken, startOver: jest.fn() });
  };

  it('keeps a form in which the investor has typed when a fresh token is refused, too', async () => {
    watchUnsavedInput();
    await refuseFreshToken();
    open(paths.profile);
    await userEvent.type(screen.getByLabelText('Amount'), '5000');
    expect(await screen.findByText('Failed')).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('5000');
    forgetUnsavedInput();
  });

  it.each([paths.acceptance, paths.profile])(
    'offers the platform’s own sign-in at %s when a fresh token is refused, too',
    async (pathname) => {
      await refuseFreshToken();
      const told = recordFacts();
      stop = listenForHandover();
      receiveMessage({ action: 'portal:session-unavailable', signIn: true });
      open(pathname);
      await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
      // That the token was refused is told where the call is sent.
      const posted = (await told()).map(({ action }) => action);
      expect(posted).toEqual(['portal:session-unavailable', 'portal:sign-in-wanted']);
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('Profile')).toBeVisible();
    },
  );

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
