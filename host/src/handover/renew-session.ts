import {
  hasExpired,
  pageSessionAtom,
  type PageSession,
} from '@investor-portal/shared/session/page-session';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { hasPlatform } from '../platform/platform';
import { report } from '../session/session-effects';
import { askPlatform, hasAnsweredAtom, onAnswer } from './receive-handover';

/** After this time the investor is told that the session has ended, in ms. */
const responseTimeoutMs = 5_000;

/** Resolves with a fresh token, however long that takes (readings S6). @throws when there is no session, or it ends. */
export async function renewSession(): Promise<string> {
  const isRetryOffered = hasExpired(store.get(pageSessionAtom));
  if (!isRetryOffered) report({ type: 'token rejected', token: store.get(accessTokenAtom) });
  const giveUp = () => report({ type: 'token not renewed' });
  const timer = setTimeout(() => {
    // The session expires sooner only if the platform has answered, such as with the rejected token.
    if (!hasExpired(store.get(pageSessionAtom))) store.set(hasAnsweredAtom, false);
    giveUp();
  }, responseTimeoutMs);
  if (hasPlatform() && !isRetryOffered) askPlatform('expired');
  else giveUp();
  const session = await whenSettled();
  clearTimeout(timer);
  if (session.name === 'active') return store.get(accessTokenAtom);
  throw new Error(
    session.name === 'visitor' || session.name === 'pending'
      ? 'Sign in on the platform to see this.'
      : 'Your session has ended in this tab.',
  );
}

/** Requests a token ahead of its rejection. If the platform has none, the session continues with the current token. */
export function requestToken(): Promise<void> {
  if (!hasPlatform()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(settle, responseTimeoutMs);
    const stop = onAnswer(settle);
    askPlatform('expired');
    function settle() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

function whenSettled(): Promise<PageSession> {
  return new Promise((resolve) => {
    const check = () => {
      const session = store.get(pageSessionAtom);
      if ('renewal' in session && session.renewal) return;
      stop();
      resolve(session);
    };
    const stop = store.sub(pageSessionAtom, check);
    check();
  });
}
