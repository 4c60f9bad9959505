import { useEffect, useState } from 'react';
import { savesData } from '../runtime/connection';
import { whenIdle, whenIdleAfterHeadStart } from './when-idle';

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** Prefetches once the screen is `ready` and idle, except to save data. `load` is stable, and fetches once if called twice. */
export function useIdlePrefetch(ready: boolean, load: () => void): void {
  useEffect(
    () => (ready && !savesData() ? whenIdleAfterHeadStart(load) : undefined),
    [ready, load],
  );
}
