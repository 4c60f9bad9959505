import { configure } from '@investor-portal/shared/testing/configure';
import {
  accessTokenAtom,
  externalAtom,
  externalCodeAtom,
  forgetSession,
  gatewayAtom,
  sessionClosedAtom,
  withholdSession,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import {
  missingSessionAtom,
  startedByHandoverAtom,
  pageSessionAtom,
} from '../session/page-session';
import { listenForHandover, onHandover } from './receive-handover';

const platform = 'https://platform.example';

const of = (externalReferenceCode: string, token: string) => ({
  code: 'P',
  externalReferenceCode,
  tokenDetails: { access_token: token },
});

function message(value: string, origin = platform, source: Window = window) {
  return new MessageEvent('message', { data: { action: 'bibo', value }, origin, source });
}

function post(reference: string, token: string, origin?: string, source?: Window) {
  window.dispatchEvent(message(JSON.stringify(of(reference, token)), origin, source));
}

describe('§1 the hand-over', () => {
  let stop: () => void;
  const restart = jest.fn();
  let warn: jest.SpyInstance;
  beforeEach(() => {
    configure({ platformOrigins: [platform] });
    forgetSession();
    store.set(pageSessionAtom, 'awaited');
    store.set(startedByHandoverAtom, false);
    store.set(sessionClosedAtom, false);
    restart.mockClear();
    warn = jest.spyOn(console, 'warn').mockImplementation();
    stop = listenForHandover(restart);
  });
  afterEach(() => {
    stop();
    warn.mockRestore();
  });

  it('stores the external details', () => {
    post('EXT-1', 'token-1');
    expect(store.get(accessTokenAtom)).toBe('token-1');
    expect(localStorage.getItem('externalCode')).toBe('"EXT-1"');
  });

  it('begins a session where none was kept, and shows a kept one', () => {
    post('EXT-1', 'token-1');
    expect([store.get(pageSessionAtom), store.get(startedByHandoverAtom)]).toEqual(['shown', true]);
    store.set(pageSessionAtom, 'awaited');
    store.set(startedByHandoverAtom, false);
    post('EXT-1', 'token-2');
    expect([store.get(pageSessionAtom), store.get(startedByHandoverAtom)]).toEqual([
      'shown',
      false,
    ]);
  });

  it('that cannot be read is reported once, without the token, and ends the wait', () => {
    const told = jest.spyOn(window, 'postMessage').mockImplementation();
    configure({ platformOrigins: [platform, window.location.origin] });
    for (const changes of [
      { externalReferenceCode: null },
      { tokenDetails: { access_token: 'token\n1' } },
    ]) {
      const value = JSON.stringify({ ...of('EXT-1', 'token-1'), ...changes });
      window.dispatchEvent(message(value));
      window.dispatchEvent(message(value));
    }
    const reasons = ['externalReferenceCode', 'tokenDetails.access_token'].map(
      (place) => `unreadable: ${place}`,
    );
    expect(warn.mock.calls).toEqual(reasons.map((reason) => [`A hand-over is ${reason}.`]));
    expect(told.mock.calls.map(([event]) => event)).toEqual(
      reasons.map((reason) => ({
        action: 'portal:error',
        value: { source: 'handover', kind: 'malformed', reason },
      })),
    );
    told.mockRestore();
    expect(store.get(accessTokenAtom)).toBe('');
    expect(store.get(pageSessionAtom)).toBe('shown');
    expect(store.get(missingSessionAtom)).toEqual({ because: 'unavailable' });
  });

  it('is not even parsed when another origin sends it', () => {
    const parse = jest.spyOn(JSON, 'parse');
    post('EXT-1', 'token-1', 'https://evil.example');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('is not the platform’s only word: it can say that there is no session, and sign out', () => {
    const say = (action: string, origin = platform) =>
      window.dispatchEvent(
        new MessageEvent('message', { data: { action }, origin, source: window }),
      );
    say('portal:session-unavailable', 'https://evil.example');
    expect(store.get(pageSessionAtom)).toBe('awaited');
    say('portal:session-unavailable');
    expect(store.get(missingSessionAtom)).toEqual({ because: 'unavailable' });
    post('EXT-1', 'token-1');
    say('portal:session-unavailable');
    expect(store.get(accessTokenAtom)).toBe('token-1');
    say('portal:sign-out', 'https://evil.example');
    expect(store.get(pageSessionAtom)).toBe('shown');
    say('portal:sign-out');
    expect(store.get(pageSessionAtom)).toBe('signed-out');
    expect(localStorage).toHaveLength(0);
    // Whoever comes then comes to a fresh page, and takes nothing from the tab where they are signed in already.
    localStorage.setItem('externalCode', '"EXT-1"');
    localStorage.setItem('investor:attempt', 'of another tab');
    post('EXT-1', 'token-2');
    expect(localStorage.getItem('investor:attempt')).toBe('of another tab');
    expect(restart).toHaveBeenCalledTimes(1);
    expect(store.get(pageSessionAtom)).toBe('leaving');
  });

  it('that came before the portal listened is taken from the document’s first script', () => {
    stop();
    const handOn = jest.fn();
    const messages = [message(JSON.stringify(of('EXT-1', 'early')))];
    globalThis.portalStart = { messages, reads: [], pictures: [], handOn };
    stop = listenForHandover(restart);
    globalThis.portalStart = undefined;
    expect(store.get(accessTokenAtom)).toBe('early');
    expect(handOn).toHaveBeenCalledTimes(1);
  });

  it('of another investor in another tab closes the page', () => {
    post('EXT-1', 'token-1');
    store.set(externalAtom, of('EXT-2', 'token-2'));
    expect(store.get(pageSessionAtom)).toBe('replaced');
  });

  it.each([
    ['another origin', 'https://platform.example.evil', window],
    ['the right origin as http', 'http://platform.example', window],
    ['another frame', platform, { name: 'frame' } as Window],
  ])('from %s changes nothing and is reported once, without the token', (_from, origin, source) => {
    post('EXT-1', 'token-1', origin, source);
    post('EXT-1', 'token-1', origin, source);
    expect(store.get(accessTokenAtom)).toBe('');
    expect(warn.mock.calls).toEqual([[`A hand-over from ${origin} was refused.`]]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('token-1');
  });

  it('renews the session of the same investor in place', () => {
    const tokens: string[] = [];
    const off = onHandover((details) => tokens.push(details.tokenDetails.access_token));
    post('EXT-1', 'token-1');
    store.set(gatewayAtom, gateway);
    post('EXT-1', 'token-2');
    expect(store.get(accessTokenAtom)).toBe('token-2');
    expect(store.get(gatewayAtom)).toEqual(gateway);
    expect(tokens).toEqual(['token-1', 'token-2']);
    expect(restart).not.toHaveBeenCalled();
    off();
  });

  it('of another investor leaves nothing of the first', () => {
    post('EXT-1', 'token-1');
    store.set(gatewayAtom, gateway);
    post('EXT-2', 'token-2');
    expect(store.get(externalCodeAtom)).toBe('EXT-2');
    expect(store.get(gatewayAtom)).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('EXT-1');
    expect(store.get(pageSessionAtom)).toBe('leaving');
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing of whoever it was whose stores are half there', () => {
    withholdSession();
    localStorage.setItem('external', JSON.stringify(of('EXT-0', 'token-0')));
    localStorage.setItem('gateway', JSON.stringify(gateway));
    sessionStorage.setItem('investor:draft', 'of EXT-0');
    post('EXT-1', 'token-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/EXT-0|Wallet/);
    expect(store.get(gatewayAtom)).toBeNull();
    expect(store.get(pageSessionAtom)).toBe('shown');
  });

  it('brings back what is stored of the same investor', () => {
    withholdSession();
    localStorage.setItem('externalCode', '"EXT-1"');
    localStorage.setItem('gateway', JSON.stringify(gateway));
    expect(store.get(gatewayAtom)).toBeNull();
    post('EXT-1', 'token-1');
    expect(store.get(gatewayAtom)).toEqual(gateway);
  });

  it('of another investor leads on from a page that the browser brings back', () => {
    post('EXT-1', 'token-1');
    post('EXT-2', 'token-2');
    restart.mockClear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(restart).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(restart).toHaveBeenCalled();
  });

  it('of another investor is one although the first is stored no more', () => {
    post('EXT-1', 'token-1');
    forgetSession();
    post('EXT-2', 'token-2');
    expect(restart).toHaveBeenCalledTimes(1);
  });
});

const gateway = {
  productGuid: 'g',
  providerCode: 'EVLT',
  providerName: 'E',
  productName: 'Wallet',
};
