import { useCallback, useSyncExternalStore } from 'react';
import { onServerTimeChange, serverNow } from '@investor-portal/shared/session/server-time';
import { formatDate } from '../rules/dates';

/** One timer for all subscribers of an interval. It is paused while the page is hidden. */
interface Ticker {
  now: number;
  listeners: Set<() => void>;
  stop: () => void;
}

const tickers = new Map<number, Ticker>();

/** Returns the server's time in epoch ms, updated every `interval` ms and when the page is shown again (spec §9). */
export function useNow(interval = 1_000): number {
  const subscribe = useCallback((changed: () => void) => onTick(interval, changed), [interval]);
  return useSyncExternalStore(subscribe, () => lastTick(interval));
}

/** Returns the time of the last tick. Before the timer runs, the result must not change between two reads in one render. */
function lastTick(interval: number): number {
  return tickers.get(interval)?.now ?? Math.floor(serverNow() / interval) * interval;
}

/** Calls `changed` every `interval` ms, and whenever `useNow` would change. */
function onTick(interval: number, changed: () => void): () => void {
  const ticker = tickers.get(interval) ?? startTicker(interval);
  ticker.listeners.add(changed);
  return () => {
    ticker.listeners.delete(changed);
    if (ticker.listeners.size > 0) return;
    ticker.stop();
    tickers.delete(interval);
  };
}

function startTicker(interval: number): Ticker {
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    ticker.now = serverNow();
    for (const listener of ticker.listeners) listener();
  };
  const restart = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, interval);
  };
  const unsubscribe = onServerTimeChange(tick);
  const ticker: Ticker = {
    now: serverNow(),
    listeners: new Set(),
    stop: () => {
      clearInterval(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', restart);
    },
  };
  tickers.set(interval, ticker);
  document.addEventListener('visibilitychange', restart);
  restart();
  return ticker;
}

const second = 1_000;
let current = { at: 0, day: '' };

/** Returns epoch ms that change only at midnight in the platform's time zone or in UTC, by the server's clock. */
export function useDay(): number {
  return useSyncExternalStore(subscribeToSeconds, momentOfDay);
}

const subscribeToSeconds = (changed: () => void) => onTick(second, changed);

function momentOfDay(): number {
  const at = lastTick(second);
  const day = `${formatDate(at)} ${new Date(at).getUTCDate()}`;
  if (day !== current.day) current = { at, day };
  return current.at;
}
