import { useEffect, useRef } from 'react';

/** The page keeps the time for every copy of this module, because the core holds no state (decision 91). */
const page = globalThis as { portalOnlineAt?: number };
// Runs before other listeners, because theirs may make React render a failure. Some tests have no window.
globalThis.addEventListener?.('online', () => (page.portalOnlineAt = performance.now()), true);

/** A connection that came back less than this many ms ago may explain a failure. */
const settlesWithinMs = 60_000;

/** A network that has just come back often does not respond yet. The wait before each retry, in ms. */
const waitsMs = [1_000, 3_000, 9_000];

/** Retries once the connection is back, also if it came back less than a minute before the failure. */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const done = useRef({ since: -Infinity, retries: waitsMs.length });
  useEffect(() => {
    if (!hasFailed) return undefined;
    let timer: number | undefined;
    const retrySoon = () => {
      window.clearTimeout(timer);
      const { portalOnlineAt: cameBackAt = -Infinity } = page;
      if (done.current.since !== cameBackAt && performance.now() - cameBackAt < settlesWithinMs)
        done.current = { since: cameBackAt, retries: 0 };
      const wait = waitsMs[done.current.retries];
      if (wait === undefined) return;
      timer = window.setTimeout(() => {
        done.current.retries += 1;
        retry();
      }, wait);
    };
    retrySoon();
    window.addEventListener('online', retrySoon);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', retrySoon);
    };
  }, [hasFailed, retry]);
}
