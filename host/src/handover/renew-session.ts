import {
  accessTokenAtom,
  restoreSession,
  sessionClosedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { hasPlatform, notifyPlatform } from '../platform/platform';
import { dropSession, sessionConfirmedAtom, sessionExpiredAtom } from '../session/page-session';
import { onHandover } from './receive-handover';

/** How long the platform may take before the investor is told that the session has ended, ms. */
const responseTimeoutMs = 5_000;

/**
 * Requests a fresh token from the platform's page and waits for its hand-over (readings S6). Without one, the page says
 * that the session has ended and keeps waiting: what the investor typed stays, and so do the requests (decision 74). A
 * page that has only found its session in storage starts over without it (readings S11).
 * @param restart must leave nothing of the investor in memory.
 * @throws when there is no session to renew, or when it ends for good.
 */
export function renewSession(restart: () => void): Promise<string> {
  const rejected = store.get(accessTokenAtom);
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      store.set(sessionExpiredAtom, false);
      finish();
    };
    const fail = (message: string) => settle(() => reject(new Error(message)));
    const expire = () => {
      if (rejected === '') return fail('Sign in on the platform to see this.');
      if (store.get(sessionConfirmedAtom)) return store.set(sessionExpiredAtom, true);
      // Another tab may have stored a fresh one, of which this page has not heard.
      restoreSession();
      if (store.get(accessTokenAtom) !== rejected) return;
      dropSession();
      restart();
    };
    const accept = (token: string) => settle(() => resolve(token));
    const timer = setTimeout(expire, responseTimeoutMs);
    const stops = [
      // A fresh token comes by a hand-over in this tab or in another one.
      store.sub(accessTokenAtom, () => {
        const token = store.get(accessTokenAtom);
        if (token !== '' && token !== rejected) accept(token);
      }),
      // The rejected token once more: it gets another chance only after the investor has pressed Retry.
      onHandover(() => {
        if (store.get(sessionExpiredAtom)) accept(rejected);
        else expire();
      }, expire),
      store.sub(sessionClosedAtom, () => {
        if (store.get(sessionClosedAtom)) fail('Your session has ended in this tab.');
      }),
    ];
    if (hasPlatform()) notifyPlatform({ action: 'portal:session-expired', value: null });
    else expire();
  });
}
