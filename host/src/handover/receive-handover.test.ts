import { configure } from '@investor-portal/shared/testing/configure';
import {
  externalDetails,
  handoverMessage,
  storeElsewhere,
} from '@investor-portal/shared/testing/external-details';
import { newDocumentStart } from '@investor-portal/shared/testing/new-document-start';
import {
  pageSessionName,
  pendingSession,
  setPageSession,
} from '@investor-portal/shared/testing/page-session';
import { messagesArrived, receiveMessage } from '@investor-portal/shared/testing/window-messages';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { appThat } from '@investor-portal/shared/session/session-host';
import { pageSessionAtom } from '@investor-portal/shared/session/page-session';
import {
  accessTokenAtom,
  externalCodeAtom,
  forgetSession,
  gatewayAtom,
  issuerGuidAtom,
  usersAtom,
  withholdSession,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { setRestart } from '../session/session-effects';
import { listenForHandover, onAnswer } from './receive-handover';

const platform = 'https://platform.example';

const post = (reference: string, token: string, origin = platform) =>
  receiveMessage(handoverMessage(reference, token), origin);

describe('§1 the hand-over', () => {
  let stop: () => void;
  const restart = jest.fn();
  let warn: jest.SpyInstance;
  beforeEach(() => {
    configure({ platformOrigins: [platform] });
    forgetSession();
    localStorage.clear();
    setPageSession(pendingSession);
    setRestart(restart);
    restart.mockClear();
    warn = jest.spyOn(console, 'warn').mockImplementation();
    stop = listenForHandover();
  });
  afterEach(() => stop());

  // This test comes first, because the atoms have not read storage yet, like on a fresh page.
  it.each(['memory', 'session', 'local'] as const)(
    'opens the session of a fresh page in a frame: %s',
    (sessionPersistence) => {
      configure({ platformOrigins: [platform], sessionPersistence });
      withholdSession();
      post('EXT-1', 'token-1');
      expect(store.get(accessTokenAtom)).toBe('token-1');
      expect(store.get(externalCodeAtom)).toBe('EXT-1');
    },
  );

  it('is reported each time without the token when it is malformed, in the console once, and ends the wait', () => {
    const posted = jest.spyOn(window, 'postMessage').mockImplementation();
    configure({ platformOrigins: [platform, window.location.origin] });
    const value = JSON.stringify({ ...externalDetails('EXT-1'), externalReferenceCode: null });
    for (const _ of [1, 2]) receiveMessage({ action: 'bibo', value }, platform);
    const reason = 'unreadable: externalReferenceCode';
    expect(warn.mock.calls).toEqual([[`A hand-over is ${reason}.`]]);
    const told = `getPartnerDetails returned details that are ${reason}.`;
    const error = { source: 'session', kind: 'details', reason: told };
    const message = { action: 'portal:error', value: error };
    expect(posted.mock.calls.map(([event]) => event)).toEqual([message, message]);
    expect(store.get(accessTokenAtom)).toBe('');
    expect(store.get(pageSessionAtom)).toMatchObject({ name: 'visitor', reason: 'unavailable' });
  });

  it('can be followed by messages that there is no session, and that the investor has signed out', () => {
    const say = (action: string, origin = platform) => receiveMessage({ action }, origin);
    say('portal:session-unavailable', 'https://evil.example');
    expect(pageSessionName()).toBe('pending');
    say('portal:session-unavailable');
    expect(store.get(pageSessionAtom)).toMatchObject({ name: 'visitor', reason: 'unavailable' });
    post('EXT-1', 'token-1');
    say('portal:session-unavailable');
    expect(store.get(accessTokenAtom)).toBe('token-1');
    say('portal:sign-out', 'https://evil.example');
    expect(pageSessionName()).toBe('active');
    say('portal:sign-out');
    expect(pageSessionName()).toBe('signed-out');
    expect(localStorage).toHaveLength(0);
  });

  it('is taken from the document’s first script when it arrived before the portal listened', () => {
    stop();
    const handOn = jest.fn();
    const data = handoverMessage('EXT-1', 'early');
    const early = new MessageEvent('message', { data, origin: platform, source: window });
    globalThis.portalStart = newDocumentStart({ messages: [early], handOn });
    stop = listenForHandover();
    globalThis.portalStart = undefined;
    expect(store.get(accessTokenAtom)).toBe('early');
    expect(handOn).toHaveBeenCalledTimes(1);
  });

  it('from another origin is not even parsed, and reported once without the token', () => {
    const parse = jest.spyOn(JSON, 'parse');
    for (const _ of [1, 2]) post('EXT-1', 'token-1', 'http://platform.example');
    expect(parse).not.toHaveBeenCalled();
    expect(store.get(accessTokenAtom)).toBe('');
    expect(warn.mock.calls).toEqual([['A hand-over from http://platform.example was refused.']]);
  });

  it('keeps the app for a message that names its actions again, and forgets it for good without them', async () => {
    const message = { ...handoverMessage('EXT-1', 'token'), appActions: ['file'] };
    receiveMessage(message, platform);
    while (!appThat('file')) await messagesArrived();
    expect(appThat('print')).toBeUndefined();
    receiveMessage(message, platform);
    expect(appThat('file')).toBeDefined();
    // The code that the message before asked for is loaded after this message.
    receiveMessage({ action: 'portal:sign-out' }, platform);
    await messagesArrived();
    expect(appThat('file')).toBeUndefined();
  });

  it('in another version of the messages is accepted, and the difference reported once', () => {
    for (const protocol of [2, 2])
      receiveMessage({ ...handoverMessage('EXT-1', 'token-1'), protocol }, platform, window);
    receiveMessage({ ...handoverMessage('EXT-1', 'token-1'), protocol: 1 }, platform, window);
    expect(store.get(accessTokenAtom)).toBe('token-1');
    expect(warn.mock.calls).toEqual([
      ['The page speaks version 2 of the messages, and the portal version 1.'],
    ]);
  });

  it('renews the session of the same investor in place', () => {
    const tokens: string[] = [];
    const off = onAnswer(() => tokens.push(store.get(accessTokenAtom)));
    post('EXT-1', 'token-1');
    store.set(issuerGuidAtom, 'I-1');
    post('EXT-1', 'token-2');
    expect(store.get(issuerGuidAtom)).toBe('I-1');
    expect(tokens).toEqual(['token-1', 'token-2']);
    expect(restart).not.toHaveBeenCalled();
    off();
  });

  it('of another investor leaves nothing of the first but the watchlist (decision 39), and tells other tabs of no sign-out', () => {
    post('EXT-1', 'token-1');
    store.set(issuerGuidAtom, 'I-1');
    store.set(gatewayAtom, { productGuid: 'G-1' } as PaymentOption);
    localStorage.setItem('investor:watchlist:EXT-1', '["c-1"]');
    localStorage.setItem('investor:to-reconfirm:EXT-1', '[]');
    const remove = jest.spyOn(Storage.prototype, 'removeItem');
    post('EXT-2', 'token-2');
    expect(remove).not.toHaveBeenCalledWith('external');
    expect(store.get(externalCodeAtom)).toBe('EXT-2');
    expect([store.get(issuerGuidAtom), store.get(gatewayAtom)]).toEqual([null, null]);
    expect(Object.values({ ...localStorage }).join()).not.toContain('EXT-1');
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('investor:'));
    expect(kept).toEqual(['investor:watchlist:EXT-1']);
    expect(pageSessionName()).toBe('closing');
    expect(restart).toHaveBeenCalledTimes(1);
    // The browser may restore the page.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(restart).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(restart).toHaveBeenCalledTimes(2);
  });

  it('clears incomplete stores of an unknown investor', () => {
    withholdSession();
    localStorage.setItem('external', handoverMessage('EXT-0', 'token-0').value);
    for (const key of ['users', 'camp', 'issuerGuid', 'gateway'])
      localStorage.setItem(key, '"I-1"');
    sessionStorage.setItem('investor:draft', 'of EXT-0');
    post('EXT-1', 'token-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/EXT-0|I-1/);
    expect(store.get(issuerGuidAtom)).toBeNull();
    expect(pageSessionName()).toBe('active');
  });

  it('restores the stores of the same investor', () => {
    withholdSession();
    localStorage.setItem('externalCode', '"EXT-1"');
    localStorage.setItem('issuerGuid', '"I-1"');
    expect(store.get(issuerGuidAtom)).toBeNull();
    post('EXT-1', 'token-1');
    expect(store.get(issuerGuidAtom)).toBe('I-1');
  });

  describe('beside other tabs (readings S10)', () => {
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
      expect([localStorage.getItem('users'), store.get(usersAtom)]).toEqual([null, null]);
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
});
