import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/** The pictures of a screen that has just appeared have this long for themselves, ms. */
const headStart = 2_000;

/**
 * Fetches what the next screen will need, once this one is `ready`: it never competes with what one is waiting for.
 * @param load a function that stays the same; what it fetches twice, it fetches once.
 */
export function useIdlePrefetch(ready: boolean, load: () => void): void {
  useEffect(() => {
    if (!ready) return;
    let stop = () => {};
    const timer = window.setTimeout(() => (stop = whenIdle(load)), headStart);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [ready, load]);
}
