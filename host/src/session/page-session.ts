import { atom } from 'jotai';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  accessTokenAtom,
  externalAtom,
  externalCodeAtom,
  forgetSession,
  sessionClosedAtom,
} from '@investor-portal/shared/session/session';
import { forgetInvestorTab } from '@investor-portal/shared/session-rules/investor-storage';
import { store } from '@investor-portal/shared/session/store';
import { storedInvestor } from './stored-investor';

/**
 * Whether this page may show what it has of an investor:
 * - `awaited`: inside a frame, before the platform has handed over or has said that it will not;
 * - `shown`: the platform has said whose it is, or there is no session to show;
 * - `leaving`: another investor was handed over, a fresh page is on its way;
 * - `replaced`: another tab has another investor's session;
 * - `signed-out`: the platform, or another tab, has signed the investor out.
 */
export type PageSession = 'awaited' | 'shown' | 'leaving' | 'replaced' | 'signed-out';

export const pageSessionAtom = atom<PageSession>(window.parent === window ? 'shown' : 'awaited');

/** Why there is no session: it is late, the platform could not open one, or nobody is signed in there. */
export type MissingSessionReason = 'late' | 'unavailable' | 'nobody';

/** A new object for each time the platform has said so. */
export const missingSessionAtom = atom<{ because: MissingSessionReason } | null>(null);

/** This page's session began with a hand-over: no earlier page had kept one. */
export const startedByHandoverAtom = atom(false);

/** The platform has this long, in ms, to hand over before the portal says that it has not. */
export const handoverTimeoutMs = 6000;

// Kept apart from the atoms: a session that was forgotten leaves its traces in memory.
let investor: string | undefined;

/** Who this page's investor is likely to be, before the platform has said: nothing is shown or asked for by it. */
export function expectedInvestor(): string | undefined {
  const kept = () => storedInvestor(knownRuntimeConfig()?.sessionPersistence);
  return store.get(externalAtom)?.externalReferenceCode ?? kept();
}

/** Has this page ever shown or asked for anything of an investor? */
export function hasInvestor(): boolean {
  return investor !== undefined;
}

/** Has this page, or what it finds stored, to do with another investor than this one? */
export function isAnotherInvestor(reference: string): boolean {
  const stored = store.get(externalCodeAtom) ?? expectedInvestor() ?? reference;
  return stored !== reference || (investor ?? reference) !== reference;
}

/** From now on the page is this investor's. */
export function activateSession(reference: string): void {
  investor = reference;
  store.set(missingSessionAtom, null);
  store.set(pageSessionAtom, 'shown');
}

/** Nothing of the present investor is to be shown any more. */
export function closeSession(): void {
  close('leaving');
}

/** No session comes, for now. One that an earlier page has kept stays where it is (readings S8). */
export function stopWaiting(because: MissingSessionReason): void {
  if (store.get(pageSessionAtom) === 'awaited') store.set(pageSessionAtom, 'shown');
  // That the time is up says less than what the platform has said.
  const known = because === 'late' && store.get(missingSessionAtom) !== null;
  if (store.get(accessTokenAtom) === '' && !known) store.set(missingSessionAtom, { because });
}

/** Nobody is signed in any more: nothing of an investor stays in this page and this tab (readings S8). */
export function signOut(): void {
  // A page on its way to another investor goes on; one that had nobody's session has none to end.
  if (investor !== undefined && store.get(pageSessionAtom) !== 'leaving') close('signed-out');
  forgetSession();
  documentStart()?.reads.splice(0);
}

/** Follows the session in the browser's storage: another tab may have received another investor's, or signed out. */
export function watchOtherTabs(): () => void {
  const follow = () => {
    const stored = store.get(externalAtom)?.externalReferenceCode;
    if (stored === undefined) {
      const open = store.get(pageSessionAtom) === 'shown' && !store.get(sessionClosedAtom);
      if (open && investor !== undefined) signOut();
      return;
    }
    investor ??= stored;
    if (stored !== investor && store.get(pageSessionAtom) !== 'leaving') close('replaced');
  };
  follow();
  return store.sub(externalAtom, follow);
}

// What is under way runs on until the page is gone: from here on it can send nothing.
function close(as: 'leaving' | 'replaced' | 'signed-out'): void {
  store.set(sessionClosedAtom, true);
  store.set(pageSessionAtom, as);
  forgetInvestorTab();
}
