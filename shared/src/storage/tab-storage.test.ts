/** @jest-environment jest-fixed-jsdom */
import { forgetSession } from '@investor-portal/shared/session/session';
import { configure } from '../testing/configure';
import { externalDetails } from '../testing/external-details';
import {
  openSession,
  setPageSession,
  signedOutSession,
  visitorSession,
} from '../testing/page-session';
import { InvestorMemory } from './stored-data';
import { withBrowserStorage, withTabStorage, canStoreInTab } from './tab-storage';

const areas = () => [{ ...localStorage }, { ...sessionStorage }];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setPageSession(visitorSession);
});

describe('data that a remote stores for the investor', () => {
  it.each([
    ['local', [{ 'investor:b': '2' }, { 'investor:a': '1' }]],
    ['session', [{}, { 'investor:a': '1', 'investor:b': '2' }]],
    ['memory', [{}, {}]],
  ] as const)('lives as long as the session: %s', (sessionPersistence, stored) => {
    configure({ sessionPersistence });
    withTabStorage((area) => area.setItem('a', '1'));
    withBrowserStorage((area) => area.setItem('b', '2'));
    expect(areas()).toEqual(stored);
    const mayStore = sessionPersistence !== 'memory';
    expect(withTabStorage((area) => area.getItem('a'))).toBe(mayStore ? '1' : undefined);
    expect(withBrowserStorage((area) => area.getItem('b'))).toBe(mayStore ? '2' : undefined);
    expect(canStoreInTab()).toBe(mayStore);
    withTabStorage((area) => area.removeItem('a'));
    withBrowserStorage((area) => area.removeItem('b'));
    expect(areas()).toEqual([{}, {}]);
  });

  it('is undefined if nothing may outlive the page, or when storage is blocked', () => {
    configure({ sessionPersistence: 'memory' });
    sessionStorage.setItem('investor:a', 'of before');
    expect(withTabStorage((area) => area.getItem('a'))).toBeUndefined();
    configure({ sessionPersistence: 'local' });
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(withTabStorage(blocked)).toBeUndefined();
    expect(withBrowserStorage(blocked)).toBeUndefined();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(canStoreInTab()).toBe(false);
  });

  it('is neither written nor removed once the session is closed', () => {
    configure({ sessionPersistence: 'local' });
    setPageSession(signedOutSession);
    localStorage.setItem('investor:b', 'of the next investor');
    withTabStorage((area) => area.setItem('a', 'a late response'));
    withBrowserStorage((area) => area.removeItem('b'));
    expect(areas()).toEqual([{ 'investor:b': 'of the next investor' }, {}]);
  });

  it('is removed with the session from storage and memory under any name', () => {
    configure({ sessionPersistence: 'local' });
    const drafts = new InvestorMemory<string>();
    openSession();
    drafts.set('draft', 'in memory');
    withTabStorage((area) => area.setItem('registration', 'answers'));
    withTabStorage((area) => area.setItem('of a later remote', 'a draft'));
    withBrowserStorage((area) => area.setItem('of a later remote', 'an attempt'));
    // Remains from a configuration with another `sessionPersistence`.
    sessionStorage.setItem('external', JSON.stringify(externalDetails()));
    forgetSession();
    expect(JSON.stringify(areas())).not.toMatch(/answers|draft|attempt|amount|EXT-1/);
    expect(drafts.size).toBe(0);
  });
});
