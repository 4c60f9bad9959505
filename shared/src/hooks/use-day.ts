import { useSyncExternalStore } from 'react';
import { formatDate } from '../rules/dates';
import { onTick, tickedNow } from './use-now';

const second = 1_000;

/** A moment of the current day, and which day that is in the platform's zone and in UTC. */
let current = { at: 0, day: '' };

/**
 * A moment of the current day in epoch ms, by the server's clock. It changes only when another day begins, in the
 * platform's zone or in UTC: a screen that is open at midnight must not offer yesterday's dates as today's.
 */
export function useDay(): number {
  return useSyncExternalStore(subscribe, momentOfDay);
}

function subscribe(changed: () => void): () => void {
  return onTick(second, changed);
}

function momentOfDay(): number {
  const at = tickedNow(second);
  const day = `${formatDate(at)} ${new Date(at).getUTCDate()}`;
  if (day !== current.day) current = { at, day };
  return current.at;
}
