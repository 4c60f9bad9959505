import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the browser has been idle since this component mounted, for what may load last. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
