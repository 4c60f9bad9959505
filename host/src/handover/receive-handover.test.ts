import { configure } from '@investor-portal/shared/testing/configure';
import {
  accessTokenAtom,
  externalCodeAtom,
  forgetSession,
  gatewayAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { listenForHandover, onHandover } from './receive-handover';

const platform = 'https://platform.example';

function post(reference: string, token: string, origin = platform, source: Window = window) {
  const value = JSON.stringify({
    code: 'P',
    externalReferenceCode: reference,
    tokenDetails: { access_token: token },
  });
  window.dispatchEvent(
    new MessageEvent('message', { data: { action: 'bibo', value }, origin, source }),
  );
}

describe('§1 the hand-over', () => {
  let stop: () => void;
  const startAfresh = jest.fn();
  let warn: jest.SpyInstance;
  beforeEach(() => {
    configure({ platformOrigins: [platform] });
    forgetSession();
    startAfresh.mockClear();
    warn = jest.spyOn(console, 'warn').mockImplementation();
    stop = listenForHandover(startAfresh);
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
    expect(startAfresh).not.toHaveBeenCalled();
    off();
  });

  it('of another investor leaves nothing of the first', () => {
    post('EXT-1', 'token-1');
    store.set(gatewayAtom, gateway);
    post('EXT-2', 'token-2');
    expect(store.get(externalCodeAtom)).toBe('EXT-2');
    expect(store.get(gatewayAtom)).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('EXT-1');
    expect(startAfresh).toHaveBeenCalledTimes(1);
  });

  it('of another investor leads on from a page that the browser brings back', () => {
    post('EXT-1', 'token-1');
    post('EXT-2', 'token-2');
    startAfresh.mockClear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(startAfresh).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(startAfresh).toHaveBeenCalled();
  });

  it('of another investor is one although the first is stored no more', () => {
    post('EXT-1', 'token-1');
    forgetSession();
    post('EXT-2', 'token-2');
    expect(startAfresh).toHaveBeenCalledTimes(1);
  });
});

const gateway = {
  productGuid: 'g',
  providerCode: 'EVLT',
  providerName: 'E',
  productName: 'Wallet',
};
