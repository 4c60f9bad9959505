import {
  externalAtom,
  externalCodeAtom,
  forgetSession,
  sessionClosedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { inBrowser, inTab } from '@investor-portal/shared/storage/tab-storage';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  missingSessionAtom,
  activateSession,
  stopWaiting,
  isAnotherInvestor,
  closeSession,
  pageSessionAtom,
  signOut,
  watchOtherTabs,
} from './page-session';

const of = (externalReferenceCode: string) => ({
  code: 'P',
  externalReferenceCode,
  tokenDetails: { access_token: `token-of-${externalReferenceCode}` },
});

describe('§1 whose session a page is', () => {
  beforeEach(() => {
    forgetSession();
    store.set(sessionClosedAtom, false);
    activateSession('EXT-1');
  });

  it('tells another investor by what is stored too, before anything was handed over', () => {
    store.set(externalCodeAtom, 'EXT-2');
    expect(isAnotherInvestor('EXT-1')).toBe(true);
    expect(isAnotherInvestor('EXT-2')).toBe(true);
    store.set(externalCodeAtom, 'EXT-1');
    expect(isAnotherInvestor('EXT-1')).toBe(false);
  });

  it('ends waiting once: a page that is left or replaced stays so', () => {
    store.set(pageSessionAtom, 'awaited');
    stopWaiting('late');
    expect(store.get(pageSessionAtom)).toBe('shown');
    closeSession();
    stopWaiting('late');
    expect(store.get(pageSessionAtom)).toBe('leaving');
  });

  it('that is being left is not replaced as well: its fresh page is on the way', () => {
    const stop = watchOtherTabs();
    closeSession();
    store.set(externalAtom, of('EXT-2'));
    expect(store.get(pageSessionAtom)).toBe('leaving');
    expect(store.get(sessionClosedAtom)).toBe(true);
    stop();
  });

  it('ends in this tab with what only this tab keeps, and leaves the other investor’s stores alone', () => {
    store.set(externalAtom, of('EXT-1'));
    sessionStorage.setItem('investor:draft', 'of EXT-1');
    localStorage.setItem('investor:attempt', 'of EXT-2');
    const stop = watchOtherTabs();
    store.set(externalAtom, of('EXT-2'));
    expect(store.get(pageSessionAtom)).toBe('replaced');
    expect([{ ...sessionStorage }, localStorage.getItem('investor:attempt')]).toEqual([
      {},
      'of EXT-2',
    ]);
    stop();
  });

  it('follows no other tab once the watch has ended', () => {
    store.set(externalAtom, of('EXT-1'));
    watchOtherTabs()();
    store.set(externalAtom, of('EXT-2'));
    expect(store.get(pageSessionAtom)).toBe('shown');
  });

  it('says why there is no session, until there is one', () => {
    store.set(pageSessionAtom, 'awaited');
    stopWaiting('unavailable');
    expect(store.get(missingSessionAtom)).toEqual({ because: 'unavailable' });
    activateSession('EXT-1');
    expect(store.get(missingSessionAtom)).toBeNull();
    store.set(externalAtom, of('EXT-1'));
    stopWaiting('late');
    expect(store.get(missingSessionAtom)).toBeNull();
  });
});

describe('readings S8: sign-out', () => {
  let stop: () => void;
  beforeEach(() => {
    configure();
    forgetSession();
    store.set(sessionClosedAtom, false);
    activateSession('EXT-1');
    store.set(externalAtom, of('EXT-1'));
    store.set(externalCodeAtom, 'EXT-1');
    inTab((area) => area.setItem('draft', '1'));
    inBrowser((area) => area.setItem('draft', '1'));
    stop = watchOtherTabs();
  });
  afterEach(() => {
    stop();
    globalThis.portalStart = undefined;
  });
  const stored = () => Object.keys({ ...localStorage, ...sessionStorage });

  it('forgets everything of the investor, and what is late finds nothing to fill', () => {
    const read = { method: 'GET', url: '', body: '', token: '', at: 0 };
    const response = Promise.resolve(new Response());
    const rest = { messages: [], pictures: [], handOn: () => undefined };
    globalThis.portalStart = { ...rest, reads: [{ ...read, response }] };
    signOut();
    expect([store.get(pageSessionAtom), store.get(sessionClosedAtom)]).toEqual([
      'signed-out',
      true,
    ]);
    expect(globalThis.portalStart.reads).toEqual([]);
    inTab((area) => area.setItem('draft', 'late'));
    inBrowser((area) => area.setItem('draft', 'late'));
    expect(stored()).toEqual([]);
  });

  it('in another tab is one in this, with what only this tab keeps', () => {
    localStorage.removeItem('external');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'external', newValue: null, storageArea: localStorage }),
    );
    expect(store.get(pageSessionAtom)).toBe('signed-out');
    expect(stored()).toEqual([]);
  });

  it('twice is once', () => {
    const seen: string[] = [];
    const off = store.sub(pageSessionAtom, () => seen.push(store.get(pageSessionAtom)));
    signOut();
    signOut();
    expect(seen).toEqual(['signed-out']);
    off();
  });

  it('is no reason to stop a page that is on its way to another investor', () => {
    closeSession();
    signOut();
    expect(store.get(pageSessionAtom)).toBe('leaving');
    expect(stored()).toEqual([]);
  });

  it('gives way to the notice that another investor has come in another tab', () => {
    signOut();
    store.set(externalAtom, of('EXT-2'));
    expect(store.get(pageSessionAtom)).toBe('replaced');
  });
});
