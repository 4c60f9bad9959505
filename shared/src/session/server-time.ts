import { atom } from 'jotai';
import { store } from '@investor-portal/shared/session/store';

/*
 * The time by the server's clock, which alone decides what is due, open or over (readings R12): the device's may be
 * wrong by days. One for host and remotes.
 */

/** The host's own server, by its page and its responses, or the partner API, by whose clock the deadlines are. */
type Source = 'page' | 'api';

interface ServerTime {
  source: Source;
  /** The server's epoch ms when `performance.now()` was 0. */
  origin: number;
  /** The same by the device's clock. */
  deviceOrigin: number;
}

const serverTimeAtom = atom<ServerTime | null>(null);

/** Whoever reads a deadline beside a clock that differs by more should know. */
export const clockToleranceMs = 120_000;

/** A device's clock that gains more on `performance.now()` was set, or the device has slept. */
const jumpMs = 10_000;

/**
 * Epoch ms by the server's clock, or by the device's until a server has sent its time. In most browsers
 * `performance.now()` stands still while a device sleeps, often with the page in view. The time that the device's clock
 * gained then counts until a server says better (decision 40).
 */
export function serverNow(): number {
  const known = store.get(serverTimeAtom);
  return known ? Math.floor(known.origin + performance.now() + jumpSince(known)) : Date.now();
}

/** Whether `serverNow` is an estimate, because the device has slept or its clock was set. A server should be asked. */
export function isServerTimeEstimated(): boolean {
  const known = store.get(serverTimeAtom);
  return known !== null && jumpSince(known) > 0;
}

/** By how much the device's clock has jumped ahead since a server sent its time, in ms. */
function jumpSince({ deviceOrigin }: ServerTime): number {
  const gained = Date.now() - performance.now() - deviceOrigin;
  return gained > jumpMs ? gained : 0;
}

/** How far the device's clock is ahead of the server's, in ms. */
export function deviceClockLead(now = serverNow()): number {
  return Date.now() - now;
}

/** Takes the time that a server has just sent. */
export function noteServerTime(source: Source, epochMs: number): void {
  if (Number.isNaN(epochMs)) return;
  const elapsed = performance.now();
  const next = { source, origin: epochMs - elapsed, deviceOrigin: Date.now() - elapsed };
  const known = store.get(serverTimeAtom);
  if (!known || isBetter(next, known)) store.set(serverTimeAtom, next);
}

/** Calls back when a server has corrected `serverNow`. */
export function onServerTimeChange(listener: () => void): () => void {
  return store.sub(serverTimeAtom, listener);
}

function isBetter(next: ServerTime, known: ServerTime): boolean {
  // An earlier time comes from a cache, or was long on its way; `Date`, which has no milliseconds, is up to a second late.
  const lead = next.origin - known.origin;
  // After a jump, an API's response that knows nothing of a sleep may be from before it. The page's server is asked anew.
  if (jumpSince(known) > 0) return next.source === 'page' || lead > jumpMs;
  if (next.source === 'api' && known.source === 'page') return true;
  return lead > 0 && next.source === known.source;
}
