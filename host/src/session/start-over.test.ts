/** @jest-environment jest-fixed-jsdom */
import { pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { activeSession, setPageSession } from '@investor-portal/shared/testing/page-session';
import { startOver } from './start-over';

function signIn(token: string) {
  setPageSession(activeSession());
  store.set(externalAtom, externalDetails('EXT-1', token));
}

it('spec §8: starts the portal over once for a session, and removes it', () => {
  configure();
  for (const startsOver of [true, false, false]) {
    signIn('ж is in no header');
    startOver();
    expect(store.get(pageSessionAtom)).toMatchObject({ name: 'unusable', startsOver });
    expect(store.get(externalAtom)).toBeNull();
  }
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('header');
  signIn('another ж');
  startOver();
  expect(store.get(pageSessionAtom)).toMatchObject({ name: 'unusable', startsOver: true });
  // Another request of the same page changes nothing.
  startOver();
  expect(store.get(pageSessionAtom)).toMatchObject({ startsOver: true });
});
