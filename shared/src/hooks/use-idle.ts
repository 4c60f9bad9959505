import { useEffect, useState } from 'react';
import { savesData } from '../runtime/connection';
import { whenIdle } from './when-idle';

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** Gives the pictures of a new screen this many ms to load first. */
const headStartMs = 2_000;

/**
 * Prefetches once this screen is `ready` and idle. Does nothing for an investor who saves data.
 * @param load must be stable, and must not fetch twice if it is called twice.
 */
export function useIdlePrefetch(ready: boolean, load: () => void): void {
  useEffect(() => {
    if (!ready || savesData()) return;
    let stop = () => {};
    const timer = window.setTimeout(() => (stop = whenIdle(load)), headStartMs);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [ready, load]);
}
