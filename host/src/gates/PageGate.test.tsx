import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  externalAtom,
  forgetSession,
  sessionClosedAtom,
  unpreparedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { PageGate } from './PageGate';
import {
  activateSession,
  stopWaiting,
  closeSession,
  pageSessionAtom,
  signOut,
  watchOtherTabs,
} from '../session/page-session';

function open() {
  render(
    <MemoryRouter>
      <PageGate pending={<p>Loading...</p>}>
        <p>Balance of the investor</p>
      </PageGate>
    </MemoryRouter>,
    { wrapper: pageWrapper() },
  );
}

const screenOfInvestor = () => screen.queryByText('Balance of the investor');

describe('§1 PageGate', () => {
  beforeEach(() => {
    configure();
    forgetSession();
    store.set(pageSessionAtom, 'pending');
    store.set(sessionClosedAtom, false);
  });

  it('hides a stored session until the platform confirms its investor', () => {
    localStorage.setItem('externalCode', '"EXT-1"');
    open();
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByText('Loading...')).toBeVisible();
    act(() => activateSession('EXT-1'));
    expect(screenOfInvestor()).toBeVisible();
  });

  it('shows the visitor’s screen when the platform does not respond in time', () => {
    localStorage.setItem('externalCode', '"EXT-1"');
    open();
    act(() => stopWaiting('timeout'));
    // The visitor's screen: the stored session stays withheld.
    expect(screenOfInvestor()).toBeVisible();
  });

  it('shows the signed-out screen after a sign-out', () => {
    activateSession('EXT-1');
    open();
    act(signOut);
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'You’ve been signed out' })).toBeVisible();
  });

  it('offers Retry instead of restarting in a loop', () => {
    activateSession('EXT-1');
    store.set(unpreparedAtom, 'stopped');
    open();
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('The portal can’t use your session');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    act(() => store.set(unpreparedAtom, null));
  });

  it('shows the screen at once without a stored session', () => {
    open();
    expect(screenOfInvestor()).toBeVisible();
  });

  it('hides the first investor’s data while the page closes for the second', () => {
    activateSession('EXT-1');
    open();
    act(closeSession);
    expect(screenOfInvestor()).toBeNull();
    expect(store.get(sessionClosedAtom)).toBe(true);
    act(() => stopWaiting('timeout'));
    expect(screenOfInvestor()).toBeNull();
  });

  it('shows the closed-session screen when another tab receives another investor', () => {
    activateSession('EXT-1');
    store.set(externalAtom, externalDetails('EXT-1'));
    const stop = watchOtherTabs();
    open();
    act(() => store.set(externalAtom, { ...externalDetails('EXT-1'), location: 'Manila' }));
    expect(screenOfInvestor()).toBeVisible();
    expect(store.get(sessionClosedAtom)).toBe(false);
    act(() => store.set(externalAtom, externalDetails('EXT-2')));
    expect(screenOfInvestor()).toBeNull();
    expect(store.get(sessionClosedAtom)).toBe(true);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Another investor opened the portal' }),
    ).toBeVisible();
    stop();
  });
});
