import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the browser has been idle since this appeared: for what may come last. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
