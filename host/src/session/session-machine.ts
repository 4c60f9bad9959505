import type { ExternalDetails } from '@investor-portal/shared/session/session';
import {
  hasEnded,
  investorOf,
  type MissingSessionReason,
  type PageSession,
  type TokenRenewal,
} from '@investor-portal/shared/session/page-session';

/* Decides whose session this page may show. The drawing and the table are in MACHINE.md. */

export type SessionEvent =
  /** `withheld` means that a stored session needs the platform's hand-over (in a frame, or with `requireHandOver`). */
  | { type: 'page started'; withheld: boolean }
  | { type: 'handover received'; details: ExternalDetails }
  /** The platform could not open a session, its message was malformed, or the investor signed out before (`not-signed-in`). */
  | { type: 'handover refused'; reason: 'unavailable' | 'not-signed-in' }
  | { type: 'handover timed out' }
  | { type: 'platform signed out' }
  | { type: 'other tab signed out' }
  /** Sent when this page starts, and when another tab stores a session. */
  | { type: 'stored session found'; investor: string; token: string }
  | { type: 'token rejected'; token: string }
  /** The platform has not answered in time, or there is no platform. */
  | { type: 'token not renewed' }
  | { type: 'retry pressed' }
  | { type: 'token accepted' }
  | { type: 'first screen left' }
  /** `isFirst` means that the portal has not restarted for this session yet. */
  | { type: 'request not prepared'; isFirst: boolean }
  | { type: 'page restored' };

/** The page and web storage at the time of an event. Another tab may have changed storage before. */
export interface StoredSession {
  storedFor: string | undefined;
  /** The investor in this page's memory, or else in storage. */
  knownFor: string | undefined;
  /** Whether the stored token is a JWT whose expiry has passed. */
  isTokenExpired: boolean;
  /** Whether the stored token differs from this page's token. */
  hasFreshToken: boolean;
  /** Whether every tab has its own storage (`sessionPersistence: 'session'`). */
  isPerTab: boolean;
}

export type SessionEffect =
  | { type: 'withhold stored session' }
  | { type: 'read stored session' }
  | { type: 'forget data of this tab' }
  | { type: 'forget session in memory' }
  /** `keeps` says whose watchlists stay in storage (decision 39). */
  | { type: 'forget session'; keeps: 'none' | { exceptOf: string | undefined } }
  | { type: 'forget expired session' }
  /** Deletes the investor's stored data except `external`, `externalCode` and watchlists. */
  | { type: 'forget details of previous investor' }
  | { type: 'forget prefetched responses' }
  | { type: 'store session'; details: ExternalDetails }
  | { type: 'tell platform of sign-out' }
  | { type: 'tell other tabs of sign-out'; investor: string | undefined }
  | { type: 'restart'; at: 'welcome' | 'same screen' }
  | { type: 'start over' }
  | { type: 'reload' };

export type Transition = { session: PageSession; effects: SessionEffect[] };

/** Returns the next state and the effects to carry out once it is set. An event without a change returns the same state. */
export function transition(
  session: PageSession,
  event: SessionEvent,
  stored: StoredSession,
): Transition {
  const active = session.name === 'active' ? session : undefined;
  switch (event.type) {
    case 'page started':
      return start(event.withheld, stored);
    case 'handover received':
      return receive(session, event.details, stored);
    case 'handover refused':
      return active ? giveUpRenewal(active, stored) : endWait(session, event.reason, stored);
    case 'handover timed out':
      return endWait(session, 'timeout', stored);
    case 'platform signed out':
      return signOut(session, stored);
    case 'other tab signed out':
      return active ? followSignOut(active.investor, stored) : to(session);
    case 'stored session found':
      return find(session, event);
    case 'token rejected':
      if (hasEnded(session)) return to(session);
      return to({ ...session, renewal: { rejected: event.token, expired: false } });
    case 'token not renewed':
      return giveUpRenewal(session, stored);
    case 'retry pressed':
      if (!active?.renewal) return to(session);
      return to({ ...active, renewal: { ...active.renewal, rejected: '' } });
    case 'token accepted':
      return to(active && !active.confirmed ? { ...active, confirmed: true } : session);
    case 'first screen left':
      return to(active?.startedByHandover ? { ...active, startedByHandover: false } : session);
    case 'request not prepared':
      return hasEnded(session) ? to(session) : startOver(session, event.isFirst);
    case 'page restored':
      return session.name === 'closing' ? to(session) : to(session, { type: 'reload' });
  }
}

function to(session: PageSession, ...effects: SessionEffect[]): Transition {
  return { session, effects };
}

function start(withheld: boolean, { storedFor }: StoredSession): Transition {
  // The session ended while this tab was closed or asleep.
  const forget: SessionEffect[] =
    storedFor === undefined ? [{ type: 'forget data of this tab' }] : [];
  return withheld
    ? to({ name: 'pending', renewal: null }, ...forget, { type: 'withhold stored session' })
    : to({ name: 'visitor', reason: null, renewal: null }, ...forget, {
        type: 'read stored session',
      });
}

function receive(
  session: PageSession,
  details: ExternalDetails,
  { storedFor, knownFor }: StoredSession,
): Transition {
  const investor = details.externalReferenceCode;
  const previous = investorOf(session);
  const isAnother =
    previous !== undefined && (previous !== investor || (knownFor ?? investor) !== investor);
  const isStored = (storedFor ?? knownFor) === investor;
  const store: SessionEffect[] = [
    { type: 'store session', details },
    { type: 'read stored session' },
  ];
  // Data without an owner may belong to a different investor. Data of this investor may be in use in another tab.
  if (!isStored) store.unshift({ type: 'forget details of previous investor' });
  // Only a fresh page keeps nothing in memory, so it is needed even when the same investor returns.
  if (hasEnded(session) || isAnother)
    return to(
      { name: 'closing', investor: previous },
      { type: 'forget data of this tab' },
      ...store,
      { type: 'restart', at: 'welcome' },
    );
  const startedByHandover = !isStored || (session.name === 'active' && session.startedByHandover);
  const renewal = renewalAfterHandover(session.renewal, details.tokenDetails.access_token);
  return to({ name: 'active', investor, startedByHandover, confirmed: true, renewal }, ...store);
}

/** A token that the API rejected is tried again only after the investor has pressed Retry, so it makes no loop. */
function renewalAfterHandover(renewal: TokenRenewal | null, token: string): TokenRenewal | null {
  return renewal?.rejected === token ? { ...renewal, expired: true } : null;
}

/** Stops waiting for a hand-over. A stored session is kept unless it has expired (readings S8, S11). */
function endWait(
  session: PageSession,
  reason: MissingSessionReason,
  { isTokenExpired }: StoredSession,
): Transition {
  if (session.name !== 'pending' && session.name !== 'visitor') return to(session);
  const isTimeout = reason === 'timeout';
  // A timeout does not replace the platform's own reason.
  const known = isTimeout && session.name === 'visitor' ? session.reason : null;
  const renewal = isTimeout ? session.renewal : null;
  const forget: SessionEffect[] =
    session.name === 'pending' && isTokenExpired ? [{ type: 'forget expired session' }] : [];
  return to({ name: 'visitor', reason: known ?? reason, renewal }, ...forget);
}

/**
 * The effects that end the session on this page. Work in progress continues until the page unloads, but cannot send
 * anything.
 */
const endHere: readonly SessionEffect[] = [
  { type: 'forget data of this tab' },
  // This page ignores what other tabs store from now on.
  { type: 'withhold stored session' },
  { type: 'forget session in memory' },
];

/** Storage is kept if another tab has already stored the next investor's session (readings S8, S10). */
function signOut(session: PageSession, { storedFor }: StoredSession): Transition {
  const investor = investorOf(session);
  // A closing page has stored the next investor itself, and the platform now reports that this investor has left too.
  const isClosing = session.name === 'closing';
  const isOwn = investor === undefined || isClosing || investor === (storedFor ?? investor);
  const effects: SessionEffect[] = [
    { type: 'forget prefetched responses' },
    { type: 'tell other tabs of sign-out', investor },
  ];
  // If this page shows no investor, the sign-out is that of the investor whose session is stored.
  if (isOwn)
    effects.unshift({ type: 'forget session', keeps: { exceptOf: storedFor ?? investor } });
  if (isClosing || (investor === undefined && hasEnded(session))) return to(session, ...effects);
  if (investor === undefined)
    return to({ name: 'visitor', reason: 'not-signed-in', renewal: null }, ...effects);
  if (session.name === 'signed-out') return to(session, ...endHere, ...effects);
  effects.push({ type: 'tell platform of sign-out' });
  return to({ name: 'signed-out', investor }, ...endHere, ...effects);
}

function followSignOut(investor: string, { storedFor, isPerTab }: StoredSession): Transition {
  const effects: SessionEffect[] = [
    { type: 'forget prefetched responses' },
    { type: 'tell platform of sign-out' },
  ];
  if (isPerTab && investor === (storedFor ?? investor))
    effects.unshift({ type: 'forget session', keeps: { exceptOf: investor } });
  return to({ name: 'signed-out', investor }, ...endHere, ...effects);
}

function find(session: PageSession, found: { investor: string; token: string }): Transition {
  const { investor, token } = found;
  if (session.name === 'pending' || session.name === 'closing') return to(session);
  if (session.name === 'visitor') {
    // The API has not accepted the stored token yet, and no hand-over has arrived.
    const unproven = { startedByHandover: false, confirmed: false, renewal: null };
    return to({ name: 'active', investor, ...unproven });
  }
  if ((session.investor ?? investor) !== investor)
    return to({ name: 'superseded', investor: session.investor }, ...endHere);
  const isRenewed =
    session.name === 'active' && session.renewal && session.renewal.rejected !== token;
  return to(isRenewed ? { ...session, renewal: null } : session);
}

/** The platform has no fresh token. The page says so and keeps what the investor typed (readings S6). */
function giveUpRenewal(session: PageSession, { hasFreshToken }: StoredSession): Transition {
  if (hasEnded(session) || !session.renewal) return to(session);
  if (session.name !== 'active') return to({ ...session, renewal: null });
  if (session.confirmed) return to({ ...session, renewal: { ...session.renewal, expired: true } });
  // This page took its session from storage, where another tab may have stored a fresh token.
  if (hasFreshToken) return to(session, { type: 'read stored session' });
  // Data of a session must not outlive the session (readings S11).
  return to(
    { name: 'closing', investor: session.investor },
    { type: 'forget data of this tab' },
    { type: 'forget expired session' },
    { type: 'restart', at: 'same screen' },
  );
}

function startOver(session: PageSession, isFirst: boolean): Transition {
  const forget: SessionEffect = { type: 'forget session', keeps: 'none' };
  const effects: SessionEffect[] = isFirst ? [forget, { type: 'start over' }] : [forget];
  return to({ name: 'unusable', investor: investorOf(session), startsOver: isFirst }, ...effects);
}
