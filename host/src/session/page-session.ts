import { atom } from 'jotai';
import {
  externalAtom,
  externalCodeAtom,
  sessionClosedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';

/**
 * Whether this page may show what it has of an investor:
 * - `awaited`: inside a frame, a session kept by an earlier page is nobody's until the platform has handed over;
 * - `shown`: the platform has said whose it is, or nobody is there to say;
 * - `leaving`: another investor was handed over, a fresh page is on its way;
 * - `replaced`: another tab has another investor's session.
 */
export type PageSession = 'awaited' | 'shown' | 'leaving' | 'replaced';

export const pageSessionAtom = atom<PageSession>(window.parent === window ? 'shown' : 'awaited');

/** This page's session began with a hand-over: no earlier page had kept one. */
export const handedOverAtom = atom(false);

/** The platform has this long, in ms, to hand over before the portal goes on without. */
export const patience = 6000;

// Kept apart from the atoms: a session that was forgotten leaves its traces in memory.
let investor: string | undefined;

/** Has this page, or what it finds stored, to do with another investor than this one? */
export function isAnother(reference: string): boolean {
  const stored = store.get(externalCodeAtom) ?? reference;
  return stored !== reference || (investor ?? reference) !== reference;
}

/** From now on the page is this investor's. */
export function confirmSession(reference: string): void {
  investor = reference;
  store.set(pageSessionAtom, 'shown');
}

/** Nothing of the present investor is to be shown any more. */
export function leaveSession(): void {
  close('leaving');
}

/** The platform did not hand over in time: what is kept is all there is. */
export function endWaiting(): void {
  if (store.get(pageSessionAtom) === 'awaited') store.set(pageSessionAtom, 'shown');
}

/** Follows the session in the browser's storage: another tab may have received another investor's. */
export function watchOtherTabs(): () => void {
  const follow = () => {
    const stored = store.get(externalAtom)?.externalReferenceCode;
    if (stored === undefined) return;
    investor ??= stored;
    if (stored !== investor && store.get(pageSessionAtom) !== 'leaving') close('replaced');
  };
  follow();
  return store.sub(externalAtom, follow);
}

// What is under way runs on until the page is gone: from here on it can send nothing.
function close(as: 'leaving' | 'replaced'): void {
  store.set(sessionClosedAtom, true);
  store.set(pageSessionAtom, as);
}
