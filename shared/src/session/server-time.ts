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

/** Epoch ms by the server's clock, or by the device's until a server has sent its time. */
export function serverNow(): number {
  const known = store.get(serverTimeAtom);
  return known ? Math.floor(known.origin + performance.now()) : Date.now();
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
  if (next.source === 'api' && known.source === 'page') return true;
  // While a device sleeps, `performance.now()` stands still in most browsers; any server knows better then.
  const slept = next.deviceOrigin - known.deviceOrigin > clockToleranceMs;
  // An earlier time comes from a cache, or was long on its way; `Date`, which has no milliseconds, is up to a second late.
  return next.origin > known.origin && (next.source === known.source || slept);
}
