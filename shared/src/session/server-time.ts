import { atom } from 'jotai';
import { store } from '@investor-portal/shared/session/store';

// The server's clock decides whether a deadline has passed (readings R12), because the device's clock may be wrong.

/** `page` is the host's own server. `api` is the partner API, whose clock decides the deadlines. */
type Source = 'page' | 'api';

interface ServerTime {
  source: Source;
  /** The server's time in epoch ms when `performance.now()` was 0. */
  origin: number;
  /** The device's time at that moment. */
  deviceOrigin: number;
}

const serverTimeAtom = atom<ServerTime | null>(null);

/** An investor is told about a greater difference between the clocks. */
export const clockToleranceMs = 120_000;

/** If the device's clock gains more than this on `performance.now()`, it was set or the device has slept. */
const jumpMs = 10_000;

// In most browsers, `performance.now()` stands still while a device sleeps, so the time that the device's clock gained counts
// until a server sends its time again (decision 40).
export function serverNow(): number {
  const current = store.get(serverTimeAtom);
  return current ? Math.floor(current.origin + performance.now() + jumpSince(current)) : Date.now();
}

/** Whether the device has slept or its clock was set, so that a server should be asked. */
export function isServerTimeEstimated(): boolean {
  const current = store.get(serverTimeAtom);
  return current !== null && jumpSince(current) > 0;
}

function jumpSince({ deviceOrigin }: ServerTime): number {
  const gained = Date.now() - performance.now() - deviceOrigin;
  return gained > jumpMs ? gained : 0;
}

/** By how many ms the device's clock is ahead of the server's. */
export function deviceClockLead(now = serverNow()): number {
  return Date.now() - now;
}

export function noteServerTime(source: Source, epochMs: number): void {
  if (Number.isNaN(epochMs)) return;
  const elapsed = performance.now();
  const next = { source, origin: epochMs - elapsed, deviceOrigin: Date.now() - elapsed };
  const current = store.get(serverTimeAtom);
  if (!current || isBetter(next, current)) store.set(serverTimeAtom, next);
}

export function onServerTimeChange(listener: () => void): () => void {
  return store.sub(serverTimeAtom, listener);
}

function isBetter(next: ServerTime, current: ServerTime): boolean {
  // A response takes time and its `Date` header has no milliseconds, so the latest time is the most exact.
  const lead = next.origin - current.origin;
  // After a jump, a response of the API may have been sent before the sleep. The page's server is asked again.
  if (jumpSince(current) > 0) return next.source === 'page' || lead > jumpMs;
  if (next.source === 'api' && current.source === 'page') return true;
  return lead > 0 && next.source === current.source;
}
