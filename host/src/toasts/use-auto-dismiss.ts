import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * `duration` is in ms, and paused time does not count. Null never dismisses. A new `round` restarts the whole duration.
 */
export function useAutoDismiss(
  duration: number | null,
  { paused, round }: { paused: boolean; round: number },
  dismiss: () => void,
): void {
  const remaining = useRef({ round, ms: duration });
  const onTimeout = useEffectEvent(dismiss);
  useEffect(() => {
    if (remaining.current.round !== round) remaining.current = { round, ms: duration };
    const { ms } = remaining.current;
    if (ms === null || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => onTimeout(), ms);
    return () => {
      clearTimeout(timer);
      remaining.current = { round, ms: Math.max(0, ms - (performance.now() - started)) };
    };
  }, [duration, paused, round]);
}
