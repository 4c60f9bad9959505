import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import {
  externalAtom,
  forgetSession,
  sessionClosedAtom,
  unpreparedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { PageGate } from './PageGate';
import {
  activateSession,
  stopWaiting,
  isAnotherInvestor,
  closeSession,
  pageSessionAtom,
  signOut,
  watchOtherTabs,
} from '../session/page-session';

const kept = (externalReferenceCode: string) => ({
  code: 'P',
  externalReferenceCode,
  tokenDetails: { access_token: `token-of-${externalReferenceCode}` },
});

function open() {
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PageGate awaited={<p>Loading...</p>}>
          <p>Balance of the investor</p>
        </PageGate>
      </MemoryRouter>
    </Provider>,
  );
}

const screenOfInvestor = () => screen.queryByText('Balance of the investor');

describe('§1 whose session a page shows', () => {
  beforeEach(() => {
    configure();
    forgetSession();
    store.set(pageSessionAtom, 'awaited');
    store.set(sessionClosedAtom, false);
  });

  it('is nobody’s while one that is kept waits for the platform, and then shows at once', () => {
    localStorage.setItem('externalCode', '"EXT-1"');
    open();
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByText('Loading...')).toBeVisible();
    act(() => activateSession('EXT-1'));
    expect(screenOfInvestor()).toBeVisible();
  });

  it('is nobody’s when the platform says nothing in time', () => {
    localStorage.setItem('externalCode', '"EXT-1"');
    open();
    act(() => stopWaiting('late'));
    // The screen of a visitor: the session that is kept stays withheld.
    expect(screenOfInvestor()).toBeVisible();
  });

  it('is nobody’s after sign-out, and says so', () => {
    activateSession('EXT-1');
    open();
    act(signOut);
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible();
  });

  it('is nobody’s where it would start over for ever, and the platform can be asked again', () => {
    activateSession('EXT-1');
    store.set(unpreparedAtom, 'stopped');
    open();
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('The portal can’t use your session');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    act(() => store.set(unpreparedAtom, null));
  });

  it('waits for nothing where nothing is kept', () => {
    open();
    expect(screenOfInvestor()).toBeVisible();
  });

  it('shows nothing of the first while the page is left for the second', () => {
    activateSession('EXT-1');
    open();
    act(closeSession);
    expect(screenOfInvestor()).toBeNull();
    expect(store.get(sessionClosedAtom)).toBe(true);
    act(() => stopWaiting('late'));
    expect(screenOfInvestor()).toBeNull();
  });

  it('remembers its investor when the stores are empty again', () => {
    activateSession('EXT-1');
    expect(isAnotherInvestor('EXT-1')).toBe(false);
    expect(isAnotherInvestor('EXT-2')).toBe(true);
  });

  it('ends when another tab has received another investor’s', () => {
    activateSession('EXT-1');
    store.set(externalAtom, kept('EXT-1'));
    const stop = watchOtherTabs();
    open();
    act(() => store.set(externalAtom, { ...kept('EXT-1'), location: 'Manila' }));
    expect(screenOfInvestor()).toBeVisible();
    expect(store.get(sessionClosedAtom)).toBe(false);
    act(() => store.set(externalAtom, kept('EXT-2')));
    expect(screenOfInvestor()).toBeNull();
    expect(store.get(sessionClosedAtom)).toBe(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Session closed' })).toBeVisible();
    stop();
  });
});
