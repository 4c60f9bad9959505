import { useEffect, useState } from 'react';
import { savesData } from '../runtime/connection';
import { whenIdle, whenIdleAfterHeadStart } from './when-idle';

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/**
 * Prefetches once this screen is `ready` and idle. Does nothing where the browser is set to save data.
 * @param load must be stable, and must not fetch twice if it is called twice.
 */
export function useIdlePrefetch(ready: boolean, load: () => void): void {
  useEffect(
    () => (ready && !savesData() ? whenIdleAfterHeadStart(load) : undefined),
    [ready, load],
  );
}
