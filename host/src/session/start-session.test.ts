import { signOutMark } from '@investor-portal/embed/messages';
import { pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  openSession,
  pageSessionName,
  setPageSession,
  visitorSession,
} from '@investor-portal/shared/testing/page-session';
import { storeElsewhere } from '@investor-portal/shared/testing/external-details';
import { report } from './session-effects';
import { startOver, startSession } from './start-session';

describe('readings S11: a start', () => {
  const jwtOf = (exp: number) => `e30.${btoa(JSON.stringify({ exp }))}.c2ln`;
  const hour = 3_600;

  function storeSession(token: string) {
    const stored = { users: '{"firstName":"Althea"}', 'investor:watchlist:EXT-1': '["c-1"]' };
    storeElsewhere('EXT-1', stored, token);
    sessionStorage.setItem('investor:registration', 'an income');
  }

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    setPageSession(visitorSession);
  });
  it('withholds the stored session where a hand-over is required, and keeps it while it is valid', () => {
    configure({ requireHandOver: true });
    storeSession(jwtOf(Date.now() / 1000 + hour));
    startSession(jest.fn());
    expect([pageSessionName(), store.get(externalAtom)]).toEqual(['pending', null]);
    report({ type: 'handover timed out' });
    expect(store.get(externalAtom)).toBeNull();
    expect(localStorage.getItem('users')).toContain('Althea');
    expect(sessionStorage.getItem('investor:registration')).toBe('an income');
  });

  it('removes a session that has expired when the platform opens no other, but not the watchlist', () => {
    configure({ requireHandOver: true });
    storeSession(jwtOf(Date.now() / 1000 - hour));
    startSession(jest.fn());
    expect(localStorage.getItem('users')).toContain('Althea');
    report({ type: 'handover refused', reason: 'unavailable' });
    expect({ ...localStorage }).toEqual({ 'investor:watchlist:EXT-1': '["c-1"]' });
    expect({ ...sessionStorage }).toEqual({});
  });

  it('removes what a session that has ended elsewhere left in this tab', () => {
    configure();
    sessionStorage.setItem('investor:registration', 'an income');
    sessionStorage.setItem('of-the-platform', 'stays');
    startSession(jest.fn());
    expect({ ...sessionStorage }).toEqual({ 'of-the-platform': 'stays' });
  });

  it('removes the session when the page is left in the turn of its sign-out, before the message arrives', () => {
    configure();
    storeSession('e30');
    startSession(jest.fn());
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    expect(leave()).toBe(true);
    expect(localStorage.getItem('users')).toContain('Althea');
    Reflect.set(window, signOutMark, {});
    expect(leave()).toBe(false);
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
    Reflect.deleteProperty(window, signOutMark);
    window.removeEventListener('beforeunload', ask);
  });
});

it('spec §8: starts the portal over once for a session, and removes it', () => {
  configure();
  for (const startsOver of [true, false, false]) {
    openSession('EXT-1', 'ж is in no header');
    startOver();
    expect(store.get(pageSessionAtom)).toMatchObject({ name: 'unusable', startsOver });
    expect(store.get(externalAtom)).toBeNull();
  }
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('header');
  openSession('EXT-1', 'another ж');
  startOver();
  expect(store.get(pageSessionAtom)).toMatchObject({ name: 'unusable', startsOver: true });
  // Another request of the same page changes nothing.
  startOver();
  expect(store.get(pageSessionAtom)).toMatchObject({ startsOver: true });
});
