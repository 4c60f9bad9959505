import {
  externalAtom,
  externalCodeAtom,
  forgetSession,
  sessionClosedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import {
  confirmSession,
  endWaiting,
  isAnother,
  leaveSession,
  pageSessionAtom,
  watchOtherTabs,
} from './page-session';

const of = (externalReferenceCode: string) => ({
  code: 'P',
  externalReferenceCode,
  tokenDetails: { access_token: `token of ${externalReferenceCode}` },
});

describe('§1 whose session a page is', () => {
  beforeEach(() => {
    forgetSession();
    store.set(sessionClosedAtom, false);
    confirmSession('EXT-1');
  });

  it('tells another investor by what is stored too, before anything was handed over', () => {
    store.set(externalCodeAtom, 'EXT-2');
    expect(isAnother('EXT-1')).toBe(true);
    expect(isAnother('EXT-2')).toBe(true);
    store.set(externalCodeAtom, 'EXT-1');
    expect(isAnother('EXT-1')).toBe(false);
  });

  it('ends waiting once: a page that is left or replaced stays so', () => {
    store.set(pageSessionAtom, 'awaited');
    endWaiting();
    expect(store.get(pageSessionAtom)).toBe('shown');
    leaveSession();
    endWaiting();
    expect(store.get(pageSessionAtom)).toBe('leaving');
  });

  it('that is being left is not replaced as well: its fresh page is on the way', () => {
    const stop = watchOtherTabs();
    leaveSession();
    store.set(externalAtom, of('EXT-2'));
    expect(store.get(pageSessionAtom)).toBe('leaving');
    expect(store.get(sessionClosedAtom)).toBe(true);
    stop();
  });

  it('outlives a sign-out in another tab, and what comes after the watch has ended', () => {
    store.set(externalAtom, of('EXT-1'));
    const stop = watchOtherTabs();
    store.set(externalAtom, null);
    expect(store.get(pageSessionAtom)).toBe('shown');
    stop();
    store.set(externalAtom, of('EXT-2'));
    expect(store.get(pageSessionAtom)).toBe('shown');
  });
});
