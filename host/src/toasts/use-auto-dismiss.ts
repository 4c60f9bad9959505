import { useEffect, useRef } from 'react';

/**
 * Dismisses after `duration` ms, not counting the time it is paused; `null` never does. What is left when a
 * pause begins is what is left when it ends.
 */
export function useAutoDismiss(
  duration: number | null,
  paused: boolean,
  dismiss: () => void,
): void {
  const left = useRef(duration);
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  }, [dismiss]);
  useEffect(() => {
    if (left.current === null || paused) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - started));
    };
  }, [paused]);
}
