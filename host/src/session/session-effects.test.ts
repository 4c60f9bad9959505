import {
  externalAtom,
  externalCodeAtom,
  forgetExpiredSession,
  forgetSession,
  restoreSession,
  usersAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { withBrowserStorage, withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails, storeElsewhere } from '@investor-portal/shared/testing/external-details';
import {
  activeSession,
  openSession,
  pageSessionName,
  pendingSession,
  setPageSession,
} from '@investor-portal/shared/testing/page-session';
import { newDocumentStart } from '@investor-portal/shared/testing/new-document-start';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { report } from './session-effects';
import { watchOtherTabs } from './other-tabs';

const hear = (change: StorageEventInit) =>
  void window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, ...change }));

it('readings S10: another investor in another tab ends the page and its data, keeps theirs, and is no sign-out', () => {
  configure({ platformOrigins: [window.location.origin] });
  const posted = jest.spyOn(window, 'postMessage').mockImplementation();
  restoreSession();
  openSession();
  sessionStorage.setItem('investor:draft', 'of EXT-1');
  localStorage.setItem('investor:attempt', 'of EXT-2');
  const stop = watchOtherTabs(report);
  store.set(externalAtom, externalDetails('EXT-2'));
  store.set(externalAtom, externalDetails('EXT-3'));
  expect(pageSessionName()).toBe('superseded');
  expect(posted.mock.calls.map(([event]) => event)).toEqual([
    { action: 'portal:superseded', value: null },
  ]);
  expect({ ...sessionStorage }).toEqual({});
  expect(localStorage.getItem('investor:attempt')).toBe('of EXT-2');
  // The page does not hold the other investor's token, and ignores other data that is stored for that investor.
  hear({ key: 'users', newValue: '{"firstName":"of EXT-2"}' });
  expect([store.get(externalAtom), store.get(usersAtom)]).toEqual([null, null]);
  stop();
});

it('readings S11: an expired session that another tab removes signs nobody out here', () => {
  configure();
  openSession();
  restoreSession();
  const set = jest.spyOn(Storage.prototype, 'setItem');
  const remove = jest.spyOn(Storage.prototype, 'removeItem');
  forgetExpiredSession();
  const overwritten = new Map(set.mock.calls);
  const removed = remove.mock.calls.map(([key]) => key);
  expect(removed).toContain('external');
  openSession();
  const stop = watchOtherTabs(report);
  for (const key of removed) {
    const text = overwritten.get(key) ?? null;
    hear({ key, newValue: text });
    hear({ key, newValue: null, oldValue: text });
  }
  stop();
  expect(pageSessionName()).toBe('active');
  expect(store.get(externalAtom)).toEqual(externalDetails('EXT-1'));
});

describe('readings S8: sign-out', () => {
  let stop: () => void;
  beforeEach(() => {
    configure();
    forgetSession();
    restoreSession();
    openSession();
    withTabStorage((area) => area.setItem('draft', '1'));
    withBrowserStorage((area) => area.setItem('draft', '1'));
    stop = watchOtherTabs(report);
  });
  afterEach(() => {
    stop();
    globalThis.portalStart = undefined;
  });
  const stored = () => Object.keys({ ...localStorage, ...sessionStorage });

  it('deletes everything of the investor and blocks late writes', () => {
    const read = { method: 'GET', url: '', body: '', token: '', at: 0 };
    const response = Promise.resolve(new Response());
    globalThis.portalStart = newDocumentStart({ reads: [{ ...read, response }] });
    report({ type: 'platform signed out' });
    expect([pageSessionName(), store.get(sessionClosedAtom)]).toEqual(['signed-out', true]);
    expect(globalThis.portalStart?.reads).toEqual([]);
    withTabStorage((area) => area.setItem('draft', 'late'));
    withBrowserStorage((area) => area.setItem('draft', 'late'));
    expect(stored()).toEqual([]);
  });

  const hearSignOut = () => hear({ key: 'external', newValue: null });

  it('in another tab signs this tab out and clears its data', () => {
    localStorage.clear();
    hearSignOut();
    expect(pageSessionName()).toBe('signed-out');
    expect(store.get(externalCodeAtom)).toBeNull();
    expect(stored()).toEqual([]);
  });

  it.each([
    ['in another tab, heard late,', hearSignOut],
    ['of which no other tab was heard', () => undefined],
  ])('%s leaves the session of another investor in storage', (_which, hearOthers) => {
    storeElsewhere('EXT-2', { users: '{"firstName":"of EXT-2"}', 'investor:attempts': 'of EXT-2' });
    const before = { ...localStorage };
    hearOthers();
    // The platform reports the sign-out too.
    report({ type: 'platform signed out' });
    expect([pageSessionName(), store.get(externalAtom)]).toEqual(['signed-out', null]);
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([before, {}]);
  });

  it.each([
    ['shown', activeSession()],
    ['stored', pendingSession],
  ])('removes the %s investor’s watchlist, and leaves that of others', (_who, session) => {
    setPageSession(session);
    for (const reference of ['EXT-1', 'EXT-2'])
      localStorage.setItem(`investor:watchlist:${reference}`, '["c-1"]');
    report({ type: 'platform signed out' });
    expect(stored()).toEqual(['investor:watchlist:EXT-2']);
  });
});
