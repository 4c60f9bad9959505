import { atom } from 'jotai';

export type MissingSessionReason = 'timeout' | 'unavailable' | 'not-signed-in';

/** A request for a fresh token after the partner API has rejected the current token (readings S6). */
export interface TokenRenewal {
  /** The rejected token, or '' once the investor has pressed Retry. Any token then ends the request. */
  rejected: string;
  /** Whether the investor has been told that the platform has not handed over another token. */
  expired: boolean;
}

/** Whether this page may show an investor's data. Only the host's state machine writes it (host/src/session/MACHINE.md). */
export type PageSession =
  /** The platform has not handed over a session yet, and has not declined to. */
  | { name: 'pending'; renewal: TokenRenewal | null }
  /** The reason is null until the wait for a hand-over has ended. */
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

/** Only a fresh page can continue. `investor` is the investor whose data this page has shown or requested. */
export type EndedSession =
  /** A fresh page is about to replace this page. */
  | { name: 'closing'; investor: string | undefined }
  /** Another tab has the session of a different investor. */
  | { name: 'superseded'; investor: string | undefined }
  /** The platform or another tab has signed the investor out. */
  | { name: 'signed-out'; investor: string | undefined }
  /** A request could not be prepared (spec §8, first row). The portal starts over, but only once for a session. */
  | { name: 'unusable'; investor: string | undefined; startsOver: boolean };

export const pageSessionAtom = atom<PageSession>({ name: 'visitor', reason: null, renewal: null });

export function hasEnded(session: PageSession): session is EndedSession {
  return !['pending', 'visitor', 'active'].includes(session.name);
}

export function hasExpired(session: PageSession): boolean {
  return session.name === 'active' && session.renewal?.expired === true;
}

export function investorOf(session: PageSession): string | undefined {
  return 'investor' in session ? session.investor : undefined;
}

/** The page then sends no more requests and stores nothing. */
export const sessionClosedAtom = atom((get) => hasEnded(get(pageSessionAtom)));
