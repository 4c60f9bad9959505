import { atom } from 'jotai';
import { forgetPrefetched } from '@investor-portal/shared/partner-api/client/prefetched-response';
import { knownRuntimeConfig, runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  accessTokenAtom,
  externalAtom,
  externalCodeAtom,
  forgetInMemory,
  forgetSession,
  restoreSession,
  sessionClosedAtom,
  storedOwner,
  storedToken,
  withholdSession,
} from '@investor-portal/shared/session/session';
import {
  forgetInvestorTab,
  isWatchlist,
  watchlistOf,
} from '@investor-portal/shared/session-rules/investor-storage';
import { hasExpired } from '@investor-portal/shared/session-rules/usable-session';
import { store } from '@investor-portal/shared/session/store';
import { documentTime } from '@investor-portal/loader/document-json';

/**
 * Whether this page may show an investor's data:
 * - `pending`: before the platform has handed over or said that it will not, in a frame or where that is required;
 * - `active`: the session is confirmed, or there is none;
 * - `closing`: another investor was handed over and the page is being replaced;
 * - `superseded`: another tab has another investor's session;
 * - `signed-out`: the platform or another tab has signed the investor out.
 */
export type PageSession = 'pending' | 'active' | 'closing' | 'superseded' | 'signed-out';

export const pageSessionAtom = atom<PageSession>('active');

/** Why there is no session: no hand-over in time, the platform could not open one, or nobody is signed in there. */
export type MissingSessionReason = 'timeout' | 'unavailable' | 'not-signed-in';

/** Set to a new object each time, so that subscribers notice a repeated reason. */
export const missingSessionAtom = atom<{ reason: MissingSessionReason } | null>(null);

/** The session began on this page with a hand-over, rather than being restored from storage. */
export const startedByHandoverAtom = atom(false);

/** The session is known to be valid: it was handed over to this page, or the API has accepted its token here. */
export const sessionConfirmedAtom = atom(false);

/**
 * True while the page waits for another token: the partner API has rejected the one it has, and the platform has not
 * handed over another (decision 74).
 */
export const sessionExpiredAtom = atom(false);

/** How long to wait for a hand-over before showing that there is none, ms. */
export const handoverTimeoutMs = 6000;

// Kept besides the atoms, because data of a cleared session may still be in memory.
let investor: string | undefined;

/** The investor to expect before the platform has confirmed one. Never show or request data based on it. */
export function expectedInvestor(): string | undefined {
  const current = store.get(externalAtom)?.externalReferenceCode;
  return current ?? storedOwner();
}

/** The investor whose data this page has shown or requested, also after their session has ended. */
export function pageInvestor(): string | undefined {
  return investor;
}

/** Whether this page or its storage belongs to an investor other than this one. */
export function isAnotherInvestor(reference: string): boolean {
  const stored = store.get(externalCodeAtom) ?? expectedInvestor() ?? reference;
  return stored !== reference || (investor ?? reference) !== reference;
}

/**
 * Restores the stored session. In a frame, and wherever the platform requires a hand-over, it is withheld until its
 * investor is handed over (readings S8, S11).
 */
export function startSession(): void {
  // Left by a session that ended while this tab was closed or asleep.
  if (storedOwner() === undefined) forgetInvestorTab();
  if (window.parent === window && !runtimeConfig().requireHandOver) return restoreSession();
  withholdSession();
  store.set(pageSessionAtom, 'pending');
}

/** Makes the page this investor's. */
export function activateSession(reference: string): void {
  investor = reference;
  store.set(sessionConfirmedAtom, true);
  store.set(missingSessionAtom, null);
  store.set(pageSessionAtom, 'active');
}

/** Stops showing the present investor's data, because another one was handed over. */
export function closeSession(): void {
  endSession('closing');
}

/** Ends a session that has expired while nobody was there: nothing that belongs to it outlives it (readings S11). */
export function dropSession(): void {
  endSession('closing');
  forgetSession(isWatchlist);
}

/** Stops waiting for a hand-over. A session in storage stays there unless it has expired (readings S8, S11). */
export function stopWaiting(reason: MissingSessionReason): void {
  if (store.get(pageSessionAtom) === 'pending') {
    store.set(pageSessionAtom, 'active');
    if (hasExpired(storedToken(), documentTime())) forgetSession(isWatchlist);
  }
  // A timeout must not replace the reason the platform has given.
  const isKnown = reason === 'timeout' && store.get(missingSessionAtom) !== null;
  if (store.get(accessTokenAtom) === '' && !isKnown) store.set(missingSessionAtom, { reason });
}

/**
 * Removes everything of the investor from this page and this browser (readings S8). A page without an investor speaks for
 * everybody; any other leaves what is stored for the next investor, whom another tab has received (readings S10).
 */
export function signOut(): void {
  // A closing page keeps closing, and a page without an investor has no session to end.
  if (investor !== undefined && store.get(pageSessionAtom) !== 'closing') endSession('signed-out');
  if (!isStoredForAnother()) forgetSession(isWatchlistOfAnother);
  forgetPrefetched();
}

/** Ends this page because another tab has signed its investor out (readings S10). */
export function followSignOut(): void {
  const isOpen = store.get(pageSessionAtom) === 'active' && !store.get(sessionClosedAtom);
  if (!isOpen || investor === undefined) return;
  endSession('signed-out');
  // That tab has cleared local storage, which may be the next investor's by now. Session storage is this tab's own.
  const isOfTab = knownRuntimeConfig()?.sessionPersistence === 'session';
  if (isOfTab && !isStoredForAnother()) forgetSession(isWatchlistOfAnother);
  forgetPrefetched();
}

function isStoredForAnother(): boolean {
  // A closing page has stored the next investor itself, and the platform says that they have left too.
  if (investor === undefined || store.get(pageSessionAtom) === 'closing') return false;
  return investor !== (storedOwner() ?? investor);
}

function isWatchlistOfAnother(key: string): boolean {
  return investor !== undefined && isWatchlist(key) && key !== watchlistOf(investor);
}

/** Follows the session in storage: another tab may receive another investor's, or sign out. */
export function watchOtherTabs(): () => void {
  const follow = () => {
    const stored = store.get(externalAtom)?.externalReferenceCode;
    if (stored === undefined) return followSignOut();
    investor ??= stored;
    if (stored !== investor && store.get(pageSessionAtom) !== 'closing') endSession('superseded');
  };
  follow();
  return store.sub(externalAtom, follow);
}

// Pending work keeps running until the page unloads, but it can no longer send anything.
function endSession(state: 'closing' | 'superseded' | 'signed-out'): void {
  store.set(sessionClosedAtom, true);
  store.set(pageSessionAtom, state);
  forgetInvestorTab();
  if (state === 'closing') return;
  // Nobody is in memory any more, and what another tab stores is nothing to this page.
  withholdSession();
  forgetInMemory();
}

/**
 * Reloads a page that the browser restores from its back/forward cache, because the investor may have changed since. The
 * fresh page gets its session from the platform or, outside a frame, from storage (readings S8).
 */
export function reloadRestoredPage(): void {
  // Hide the page before it is cached: it would be visible until the script runs again.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && store.get(pageSessionAtom) !== 'closing') window.location.reload();
  });
}
