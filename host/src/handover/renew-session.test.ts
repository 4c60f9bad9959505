/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import { listenForHandover } from './receive-handover';
import { renewSession } from './renew-session';

const own = window.location.origin;

function embeddedBy(origin: string) {
  configure({ platformOrigins: [origin] });
}

function handOver(token: string) {
  const value = JSON.stringify({
    code: 'P',
    externalReferenceCode: 'EXT-1',
    tokenDetails: { access_token: token },
  });
  window.dispatchEvent(
    new MessageEvent('message', { data: { action: 'bibo', value }, origin: own, source: window }),
  );
}

describe('readings S6: renewing a session', () => {
  afterEach(() => jest.useRealTimers());

  it('requests a token from the platform and resolves with it', async () => {
    embeddedBy(own);
    const stop = listenForHandover(jest.fn());
    const request = new Promise((resolve) =>
      window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    const renewed = renewSession();
    expect(await request).toEqual({ action: 'portal:session-expired', value: null });
    handOver('fresh');
    expect(await renewed).toBe('fresh');
    stop();
  });

  it('rejects when the platform does not respond', async () => {
    jest.useFakeTimers();
    embeddedBy(own);
    await Promise.all([
      expect(renewSession()).rejects.toThrow('Nothing you typed is lost.'),
      jest.advanceTimersByTimeAsync(10_000),
    ]);
  });

  it.each([
    ['has no session', { action: 'portal:session-unavailable' }],
    ['hands over malformed details', { action: 'bibo', value: '{' }],
    ['signs the investor out', { action: 'portal:sign-out' }],
  ])('rejects at once when the platform %s', async (_case, data) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    embeddedBy(own);
    const stop = listenForHandover(jest.fn());
    const renewed = renewSession();
    window.dispatchEvent(new MessageEvent('message', { data, origin: own, source: window }));
    await expect(renewed).rejects.toThrow('Nothing you typed is lost.');
    stop();
    warn.mockRestore();
  });

  it('rejects at once without an embedding page', async () => {
    embeddedBy('https://www.example');
    await expect(renewSession()).rejects.toThrow('Open the portal again.');
  });
});
