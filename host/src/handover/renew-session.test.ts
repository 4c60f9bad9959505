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

describe('readings S6: a session that ended', () => {
  afterEach(() => jest.useRealTimers());

  it('asks the platform, and goes on with the token it hands over', async () => {
    embeddedBy(own);
    const stop = listenForHandover(jest.fn());
    const asked = new Promise((resolve) =>
      window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    const renewed = renewSession();
    expect(await asked).toEqual({ action: 'portal:session-expired', value: null });
    handOver('fresh');
    expect(await renewed).toBe('fresh');
    stop();
  });

  it('is over when the platform does not answer, and says that nothing is lost', async () => {
    jest.useFakeTimers();
    embeddedBy(own);
    await Promise.all([
      expect(renewSession()).rejects.toThrow('Nothing you typed is lost.'),
      jest.advanceTimersByTimeAsync(10_000),
    ]);
  });

  it.each([
    ['has none to hand over', { action: 'portal:session-unavailable' }],
    ['hands over one that cannot be used', { action: 'bibo', value: '{' }],
    ['signs the investor out', { action: 'portal:sign-out' }],
  ])('is over at once when the platform %s', async (_what, data) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    embeddedBy(own);
    const stop = listenForHandover(jest.fn());
    const renewed = renewSession();
    window.dispatchEvent(new MessageEvent('message', { data, origin: own, source: window }));
    await expect(renewed).rejects.toThrow('Nothing you typed is lost.');
    stop();
    warn.mockRestore();
  });

  it('is over at once where nobody embeds the portal', async () => {
    embeddedBy('https://www.example');
    await expect(renewSession()).rejects.toThrow('Open the portal again.');
  });
});
