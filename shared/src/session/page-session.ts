import { atom } from 'jotai';

/** Why there is no session: no hand-over in time, the platform could not open one, or nobody is signed in there. */
export type MissingSessionReason = 'timeout' | 'unavailable' | 'not-signed-in';

/** A request for a fresh token, after the partner API has rejected the present one (decision 74). */
export interface TokenRenewal {
  /** The rejected token; '' for a visitor. */
  rejected: string;
  /** The platform has not handed over another token, and the investor has been told. */
  expired: boolean;
}

/**
 * Whether this page may show an investor's data, and whose. The host's state machine is the only writer
 * (host/src/session/MACHINE.md).
 */
export type PageSession =
  /** The platform has neither handed over nor said that it will not. */
  | { name: 'pending'; renewal: TokenRenewal | null }
  /** There is no session. The reason is null until the wait for a hand-over has ended. */
  | { name: 'visitor'; reason: MissingSessionReason | null; renewal: TokenRenewal | null }
  | {
      name: 'active';
      investor: string;
      /** The session began on this page with a hand-over, and no other screen has been opened since. */
      startedByHandover: boolean;
      /** The session was handed over to this page, or the API has accepted its token here. */
      confirmed: boolean;
      renewal: TokenRenewal | null;
    }
  | EndedSession;

/** Only a fresh page continues. `investor` is the one whose data this page has shown or requested. */
export type EndedSession =
  /** A fresh page is about to replace this one. */
  | { name: 'closing'; investor: string | undefined }
  /** Another tab has another investor's session. */
  | { name: 'superseded'; investor: string | undefined }
  /** The platform or another tab has signed the investor out. */
  | { name: 'signed-out'; investor: string | undefined }
  /** A request could not be prepared (spec §8, first row): the portal starts over, but only once for a session. */
  | { name: 'unusable'; investor: string | undefined; startsOver: boolean };

export const pageSessionAtom = atom<PageSession>({ name: 'visitor', reason: null, renewal: null });

export function hasEnded(session: PageSession): session is EndedSession {
  return !['pending', 'visitor', 'active'].includes(session.name);
}

/** The API has rejected the token, and the investor is asked to sign in again. */
export function hasExpired(session: PageSession): boolean {
  return session.name === 'active' && session.renewal?.expired === true;
}

export function investorOf(session: PageSession): string | undefined {
  return 'investor' in session ? session.investor : undefined;
}

/** True once this page's session has ended: the page sends no more requests and stores nothing. */
export const sessionClosedAtom = atom((get) => hasEnded(get(pageSessionAtom)));
