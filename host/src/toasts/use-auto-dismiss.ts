import { useEffect, useRef } from 'react';

/**
 * `duration` is in ms, and paused time does not count. Null never dismisses. A new `round` restarts the whole duration.
 */
export function useAutoDismiss(
  duration: number | null,
  { paused, round }: { paused: boolean; round: number },
  dismiss: () => void,
): void {
  const remaining = useRef({ round, ms: duration });
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  }, [dismiss]);
  useEffect(() => {
    if (remaining.current.round !== round) remaining.current = { round, ms: duration };
    const { ms } = remaining.current;
    if (ms === null || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), ms);
    return () => {
      clearTimeout(timer);
      remaining.current = { round, ms: Math.max(0, ms - (performance.now() - started)) };
    };
  }, [duration, paused, round]);
}
