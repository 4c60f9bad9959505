import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

interface EarlyChoice<V> {
  choice: V;
  /** The value that the choice temporarily replaces. */
  before: V;
  earlier: readonly V[];
}

/** The value of an earlier choice may arrive this many ms late. After that, a change has another cause. */
const lateMs = 3_000;

/**
 * Shows a choice at once and applies it after the next paint, because changing the address and rendering a new screen would
 * delay the response to the press. `onChange` must change `value` sooner or later.
 * @returns the choice to show, and a function that makes a choice.
 */
export function useEarlyChoice<V>(value: V, onChange: (value: V) => void): [V, (value: V) => void] {
  const [early, setEarly] = useState<EarlyChoice<V> | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  // The choice ends when the value changes. If the value of an earlier choice arrives late, the last choice stays. Otherwise
  // the earlier value would be shown for a moment, and a press on it would change nothing.
  if (early && early.before !== value) {
    const late = early.earlier.indexOf(value);
    const earlier = early.earlier.slice(late + 1);
    setEarly(late < 0 ? null : { ...early, before: value, earlier });
  }
  const isWaiting = (early?.earlier.length ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const forget = () => setEarly((last) => last && { ...last, earlier: [] });
    const timer = window.setTimeout(forget, lateMs);
    return () => window.clearTimeout(timer);
  }, [isWaiting]);

  const choose = (choice: V) => {
    const earlier = early ? [...early.earlier, early.choice] : [];
    setEarly({ choice, before: value, earlier });
    cancel.current?.();
    cancel.current = afterPaint(() => startTransition(() => onChange(choice)));
  };
  return [early?.before === value ? early.choice : value, choose];
}
