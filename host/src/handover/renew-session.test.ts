import { hasExpired, pageSessionAtom } from '@investor-portal/shared/session/page-session';
import {
  accessTokenAtom,
  externalAtom,
  forgetSession,
  restoreSession,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalDetails, handoverMessage } from '@investor-portal/shared/testing/external-details';
import {
  activeSession,
  openSession,
  setPageSession,
  visitorSession,
} from '@investor-portal/shared/testing/page-session';
import {
  messagesArrived,
  receiveMessage,
  recordMessages,
} from '@investor-portal/shared/testing/window-messages';
import { report, setRestart } from '../session/session-effects';
import { hasAnsweredAtom, listenForHandover } from './receive-handover';
import { renewSession, requestToken } from './renew-session';

const own = window.location.origin;
const restart = jest.fn();
const isExpired = () => hasExpired(store.get(pageSessionAtom));

const embeddedBy = (origin: string) => configure({ platformOrigins: [origin] });

const details = (token: string) => externalDetails('EXT-1', token);
const handOver = (token: string) => receiveMessage(handoverMessage('EXT-1', token));

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  const first = await Promise.race([promise.catch(() => undefined), Promise.resolve(pending)]);
  return first !== pending;
}

describe('readings S6: renewing a session', () => {
  let stop: () => void;
  beforeEach(() => {
    embeddedBy(own);
    openSession('EXT-1', 'rejected');
    setRestart(restart);
    restart.mockClear();
    stop = listenForHandover();
  });
  afterEach(() => stop());

  it('requests a token from the platform and resolves with it', async () => {
    await messagesArrived();
    const posted = recordMessages();
    const renewed = renewSession();
    await messagesArrived();
    expect(posted).toEqual([{ action: 'portal:session-expired', value: { reason: 'expired' } }]);
    handOver('fresh');
    expect(await renewed).toBe('fresh');
    expect(isExpired()).toBe(false);
  });

  it('says that the session has ended when the platform is silent, and continues later', async () => {
    jest.useFakeTimers();
    const renewed = renewSession();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(isExpired()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isExpired()).toBe(true);
    expect(await isSettled(renewed)).toBe(false);
    handOver('fresh');
    expect(await renewed).toBe('fresh');
    expect(isExpired()).toBe(false);
  });

  it.each([
    ['has no session', { action: 'portal:session-unavailable' }],
    ['hands over malformed details', { action: 'bibo', value: '{' }],
    ['hands over the rejected token', handoverMessage('EXT-1', 'rejected')],
  ])('says so at once when the platform %s', async (_case, data) => {
    jest.spyOn(console, 'warn').mockImplementation();
    const renewed = renewSession();
    receiveMessage(data);
    expect(isExpired()).toBe(true);
    expect(await isSettled(renewed)).toBe(false);
    handOver('rejected');
    expect(isExpired()).toBe(true);
    // After Retry, the platform insists that the token is valid.
    report({ type: 'retry pressed' });
    const another = renewSession();
    handOver('rejected');
    expect([await renewed, await another]).toEqual(['rejected', 'rejected']);
  });

  it.each([
    ['has handed over the rejected token', true],
    ['is silent', false],
  ])('says that the platform did not answer only if it did not: it %s', (_case, answers) => {
    jest.useFakeTimers();
    void renewSession();
    if (answers) handOver('rejected');
    jest.advanceTimersByTime(5_000);
    expect(isExpired()).toBe(true);
    expect(store.get(hasAnsweredAtom)).toBe(answers);
  });

  it('tells the platform that it handed over the refused token again', async () => {
    await messagesArrived();
    const posted = recordMessages();
    handOver('refused');
    const renewed = renewSession();
    handOver('refused');
    expect(isExpired()).toBe(true);
    handOver('fresh');
    await renewed;
    await messagesArrived();
    const reason = 'getPartnerDetails returned the token again that the partner API has refused.';
    const value = { source: 'session', kind: 'token-refused', reason };
    expect(posted).toContainEqual(expect.objectContaining({ action: 'portal:error', value }));
  });

  it('tells nothing of a token that has expired', async () => {
    const posted = recordMessages();
    jest.useFakeTimers();
    handOver('old');
    jest.advanceTimersByTime(60_000);
    const renewed = renewSession();
    handOver('fresh');
    await renewed;
    jest.useRealTimers();
    await messagesArrived();
    expect(JSON.stringify(posted)).not.toContain('portal:error');
  });

  it('has ended at once without a page of the platform, and continues with the token of another tab', async () => {
    embeddedBy('https://www.example');
    const renewed = renewSession();
    expect(isExpired()).toBe(true);
    store.set(externalAtom, details('of another tab'));
    expect(await renewed).toBe('of another tab');
  });

  it('has nothing to wait for once the investor is signed out', async () => {
    handOver('rejected');
    const renewed = renewSession();
    receiveMessage({ action: 'portal:sign-out' });
    await expect(renewed).rejects.toThrow('Your session has ended in this tab.');
    expect(isExpired()).toBe(false);
    expect(store.get(accessTokenAtom)).toBe('');
  });

  describe('for a page that has only found its session in storage (readings S11)', () => {
    beforeEach(() => {
      setPageSession(activeSession({ confirmed: false }));
      localStorage.setItem('users', '{"firstName":"Althea"}');
      localStorage.setItem('investor:attempts', 'an amount');
      sessionStorage.setItem('investor:registration', 'an income');
    });
    afterEach(() => localStorage.clear());
    const stored = () => Object.keys({ ...localStorage, ...sessionStorage });

    it('removes everything of the session, and starts over without it', async () => {
      const renewed = renewSession();
      receiveMessage({ action: 'portal:session-unavailable' });
      await expect(renewed).rejects.toThrow('Your session has ended in this tab.');
      expect([isExpired(), store.get(accessTokenAtom), stored()]).toEqual([false, '', []]);
      expect(restart).toHaveBeenCalledTimes(1);
    });

    it('goes on with a token that another tab has stored, unheard of here', async () => {
      embeddedBy('https://www.example');
      restoreSession();
      localStorage.setItem('external', JSON.stringify(details('of-another-tab')));
      expect(await renewSession()).toBe('of-another-tab');
      expect(stored()).toContain('users');
      expect(restart).not.toHaveBeenCalled();
    });
  });

  it('asks a visitor to sign in, whose session has not ended', async () => {
    forgetSession();
    setPageSession(visitorSession);
    const renewed = renewSession();
    receiveMessage({ action: 'portal:session-unavailable' });
    await expect(renewed).rejects.toThrow('Sign in on the platform to see this.');
    expect(isExpired()).toBe(false);
  });

  it.each([
    ['hands over another', 'fresh', () => handOver('fresh')],
    ['has none', 'rejected', () => receiveMessage({ action: 'portal:session-unavailable' })],
    ['does not answer', 'rejected', () => jest.advanceTimersByTime(5_000)],
  ])('ahead of the rejection goes on when the platform %s', async (_what, token, answer) => {
    jest.useFakeTimers();
    const requested = requestToken();
    expect(await isSettled(requested)).toBe(false);
    answer();
    await requested;
    expect(isExpired()).toBe(false);
    expect(store.get(accessTokenAtom)).toBe(token);
  });
});
