import { signOutMark } from '@investor-portal/embed/messages';
import { isFirstInTab } from '@investor-portal/loader/web-storage';
import { fnv1a } from '@investor-portal/registry/choose';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { report, setRestart } from './session-effects';

export function startSession(restart: Parameters<typeof setRestart>[0]): void {
  setRestart(restart);
  const withheld = window.parent !== window || runtimeConfig().requireHandOver;
  report({ type: 'page started', withheld });
  // The investor may change while the page is in the back/forward cache, so the page is hidden before it gets there.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report({ type: 'page restored' });
  });
  // At the end of a session the browser must not ask "Leave site?". The screens listen later, so this can stop them.
  window.addEventListener('beforeunload', (event) => {
    const isSignOut = isLeftBySignOut();
    if (isSignOut) report({ type: 'platform signed out' });
    if (isSignOut || store.get(sessionClosedAtom)) event.stopImmediatePropagation();
  });
}

/** Whether the platform's page is left before the message of its sign-out can arrive (host/src/embed/portal-frame.ts). */
function isLeftBySignOut(): boolean {
  try {
    return Boolean(Reflect.get(window.parent, signOutMark));
  } catch {
    // Browsers throw if a page of another origin has no frame of this name.
    return false;
  }
}

/** Restarts the portal once per token (spec §8, first row). A platform that returns the same token would cause a loop. */
export function startOver(): void {
  if (store.get(sessionClosedAtom)) return;
  // A hash identifies the token without storing it.
  const mark = String(fnv1a(store.get(accessTokenAtom)));
  report({ type: 'request not prepared', isFirst: isFirstInTab('portal.started-over-for', mark) });
}
