/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import { handoverMessage } from '@investor-portal/shared/testing/external-details';
import { pendingSession, setPageSession } from '@investor-portal/shared/testing/page-session';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import {
  accessTokenAtom,
  externalCodeAtom,
  forgetSession,
  usersAtom,
  withholdSession,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { setRestart } from '../session/session-effects';
import { listenForHandover } from './receive-handover';

const origin = 'https://platform.example';

const post = (reference: string, token: string) =>
  receiveMessage(handoverMessage(reference, token), origin);

/** Stores data like another tab. This page gets no event yet. */
function storeElsewhere(reference: string, others: Record<string, string> = {}) {
  localStorage.setItem('externalCode', JSON.stringify(reference));
  localStorage.setItem('external', handoverMessage(reference, `of ${reference}`).value);
  for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
}

describe('readings S10: a hand-over beside other tabs', () => {
  let stop: () => void;
  const restart = jest.fn();
  beforeEach(() => {
    configure({ platformOrigins: [origin] });
    forgetSession();
    localStorage.clear();
    setPageSession(pendingSession);
    setRestart(restart);
    restart.mockClear();
    stop = listenForHandover();
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  // This test comes first, because the atoms have not read storage yet, like on a fresh page.
  it.each(['memory', 'session', 'local'] as const)(
    'opens the session of a fresh page in a frame: %s',
    (sessionPersistence) => {
      configure({ platformOrigins: [origin], sessionPersistence });
      withholdSession();
      post('EXT-1', 'token-1');
      expect([store.get(accessTokenAtom), store.get(externalCodeAtom)]).toEqual([
        'token-1',
        'EXT-1',
      ]);
    },
  );

  it('of another investor tells them of no sign-out in between', () => {
    post('EXT-1', 'token-1');
    const removed: string[] = [];
    const remove = jest.spyOn(Storage.prototype, 'removeItem');
    remove.mockImplementation((key) => void removed.push(key));
    post('EXT-2', 'token-2');
    expect(removed).not.toContain('external');
    expect(localStorage.getItem('external')).toContain('EXT-2');
  });

  it('leaves what another tab has stored for that investor', () => {
    post('EXT-1', 'token-1');
    const stored = { camp: '{"guid":"c-1"}', 'investor:attempts': 'of EXT-2' };
    storeElsewhere('EXT-2', stored);
    post('EXT-2', 'token-3');
    expect(restart).toHaveBeenCalledTimes(1);
    expect({ ...localStorage }).toMatchObject({ externalCode: '"EXT-2"', ...stored });
  });

  it('removes what another tab has stored for another investor', () => {
    post('EXT-1', 'token-1');
    storeElsewhere('EXT-2', { users: '{"firstName":"of EXT-2"}' });
    post('EXT-1', 'token-3');
    expect(localStorage.getItem('externalCode')).toBe('"EXT-1"');
    expect(localStorage.getItem('users')).toBeNull();
    expect(store.get(usersAtom)).toBeNull();
  });

  it('of another investor leaves the first one’s watchlist to them (decision 39)', () => {
    post('EXT-1', 'token-1');
    localStorage.setItem('investor:watchlist:EXT-1', '["c-1"]');
    localStorage.setItem('investor:to-reconfirm:EXT-1', '[]');
    post('EXT-2', 'token-2');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('investor:'))).toEqual([
      'investor:watchlist:EXT-1',
    ]);
  });

  it('leaves no other investor where storage has no room for this one', () => {
    withholdSession();
    storeElsewhere('EXT-1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    post('EXT-2', 'token-2');
    expect(store.get(accessTokenAtom)).toBe('token-2');
    expect(JSON.stringify({ ...localStorage })).not.toContain('EXT-1');
  });
});
