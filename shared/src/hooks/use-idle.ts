import { useEffect, useState } from 'react';
import { savesData } from '../runtime/connection';
import { whenIdle } from './when-idle';

/** Whether the browser has been idle since this component mounted, for what may load last. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** The pictures of a new screen load first. */
const headStartMs = 2_000;

/**
 * Prefetches what the next screen needs once this one is `ready`, so that it never competes with the current screen; nothing
 * for an investor who saves data.
 * @param load must be stable, and must not fetch twice when it is called twice.
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
