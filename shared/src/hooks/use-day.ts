import { useSyncExternalStore } from 'react';
import { formatDate } from '../rules/dates';
import { onTick, lastTick } from './use-now';

const second = 1_000;

let current = { at: 0, day: '' };

/** Returns epoch ms that change only at midnight in the platform's time zone or in UTC, by the server's clock. */
export function useDay(): number {
  return useSyncExternalStore(subscribe, momentOfDay);
}

function subscribe(changed: () => void): () => void {
  return onTick(second, changed);
}

function momentOfDay(): number {
  const at = lastTick(second);
  const day = `${formatDate(at)} ${new Date(at).getUTCDate()}`;
  if (day !== current.day) current = { at, day };
  return current.at;
}
