import { useCallback, useSyncExternalStore } from 'react';
import { onServerTimeChange, serverNow } from '@investor-portal/shared/session/server-time';

/** One timer for all subscribers of an interval; paused while the page is hidden. */
interface Ticker {
  now: number;
  listeners: Set<() => void>;
  stop: () => void;
}

const tickers = new Map<number, Ticker>();

/**
 * The server's time in epoch ms, updated every `interval` ms (1000 for a countdown, spec §9), when the page is shown again
 * and when the server's clock turns out to differ.
 */
export function useNow(interval = 1_000): number {
  const subscribe = useCallback((changed: () => void) => onTick(interval, changed), [interval]);
  return useSyncExternalStore(subscribe, () => tickedNow(interval));
}

/** The time of the latest tick. Before the timer runs, it must not change between two reads in one render. */
export function tickedNow(interval: number): number {
  return tickers.get(interval)?.now ?? Math.floor(serverNow() / interval) * interval;
}

/** Calls back every `interval` ms, and whenever `useNow` would change. */
export function onTick(interval: number, changed: () => void): () => void {
  const ticker = tickers.get(interval) ?? start(interval);
  ticker.listeners.add(changed);
  return () => {
    ticker.listeners.delete(changed);
    if (ticker.listeners.size > 0) return;
    ticker.stop();
    tickers.delete(interval);
  };
}

function start(interval: number): Ticker {
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    ticker.now = serverNow();
    for (const listener of ticker.listeners) listener();
  };
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, interval);
  };
  const stopFollowing = onServerTimeChange(tick);
  const ticker: Ticker = {
    now: serverNow(),
    listeners: new Set(),
    stop: () => {
      clearInterval(timer);
      stopFollowing();
      document.removeEventListener('visibilitychange', follow);
    },
  };
  tickers.set(interval, ticker);
  document.addEventListener('visibilitychange', follow);
  if (!document.hidden) timer = setInterval(tick, interval);
  return ticker;
}
