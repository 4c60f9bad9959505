import { act, screen } from '@testing-library/react';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { externalAtom, forgetSession } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import {
  activeSession,
  pendingSession,
  setPageSession,
} from '@investor-portal/shared/testing/page-session';
import { show } from '@investor-portal/shared/testing/show';
import { PageGate } from './PageGate';
import { watchOtherTabs } from '../session/other-tabs';
import { report } from '../session/session-effects';

function open() {
  show(
    <PageGate pending={<p>Loading...</p>}>
      <p>Balance of the investor</p>
    </PageGate>,
  );
}

const screenOfInvestor = () => screen.queryByText('Balance of the investor');

describe('§1 PageGate', () => {
  beforeEach(() => {
    configure();
    forgetSession();
    setPageSession(pendingSession);
  });

  it.each<[string, () => void]>([
    ['confirms its investor', () => setPageSession(activeSession())],
    // The visitor's screen is shown, and the stored session is still withheld.
    ['does not respond in time', () => report({ type: 'handover timed out' })],
  ])('hides a stored session until the platform %s', (_what, happen) => {
    localStorage.setItem('externalCode', '"EXT-1"');
    open();
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByText('Loading...')).toBeVisible();
    act(happen);
    expect(screenOfInvestor()).toBeVisible();
  });

  it('shows the signed-out screen after a sign-out', () => {
    setPageSession(activeSession());
    open();
    act(() => report({ type: 'platform signed out' }));
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'You’ve been signed out' })).toBeVisible();
  });

  it('offers Retry instead of restarting in a loop', () => {
    setPageSession(activeSession());
    setPageSession({ name: 'unusable', investor: 'EXT-1', startsOver: false });
    open();
    expect(screenOfInvestor()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('The portal can’t use your session');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('shows the screen at once without a stored session', () => {
    open();
    expect(screenOfInvestor()).toBeVisible();
  });

  it('hides the first investor’s data while the page closes for the second', () => {
    setPageSession(activeSession());
    open();
    act(() => setPageSession({ name: 'closing', investor: 'EXT-1' }));
    expect(screenOfInvestor()).toBeNull();
    expect(store.get(sessionClosedAtom)).toBe(true);
    act(() => report({ type: 'handover timed out' }));
    expect(screenOfInvestor()).toBeNull();
  });

  it('shows the closed-session screen when another tab receives another investor', () => {
    setPageSession(activeSession());
    store.set(externalAtom, externalDetails('EXT-1'));
    const stop = watchOtherTabs(report);
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
