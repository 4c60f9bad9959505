import { useEffect, useRef } from 'react';

/**
 * Dismisses after `duration` ms, not counting the time it is paused; `null` never does. What is left when a
 * pause begins is what is left when it ends; another round has the whole duration again.
 */
export function useAutoDismiss(
  duration: number | null,
  { paused, round }: { paused: boolean; round: number },
  dismiss: () => void,
): void {
  const left = useRef({ round, ms: duration });
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  }, [dismiss]);
  useEffect(() => {
    if (left.current.round !== round) left.current = { round, ms: duration };
    const { ms } = left.current;
    if (ms === null || paused) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), ms);
    return () => {
      clearTimeout(timer);
      left.current = { round, ms: Math.max(0, ms - (Date.now() - started)) };
    };
  }, [duration, paused, round]);
}
