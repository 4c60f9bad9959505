import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

interface Early<V> {
  choice: V;
  /** The value that it is shown in place of. */
  before: V;
  /** Choices before it, whose values may still arrive. */
  earlier: readonly V[];
}

/** How long the value of an earlier choice may take, ms; after that, something else has changed it. */
const lateMs = 3_000;

/**
 * Shows a choice at once, and makes it after the next paint: changing the address and rendering a new screenful would
 * otherwise come between the press and the first sign of it. `onChange` has to change `value`, sooner or later.
 * @returns the choice to show, and a function that makes another one.
 */
export function useEarlyChoice<V>(value: V, onChange: (value: V) => void): [V, (value: V) => void] {
  const [early, setEarly] = useState<Early<V> | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  // The value has followed, or something else has changed it. That of an earlier choice does not take the last one's place: it
  // would be shown for a moment, and a press on it would change nothing.
  if (early && early.before !== value) {
    const late = early.earlier.indexOf(value);
    const earlier = early.earlier.slice(late + 1);
    setEarly(late < 0 ? null : { ...early, before: value, earlier });
  }
  const waits = (early?.earlier.length ?? 0) > 0;
  useEffect(() => {
    if (!waits) return;
    const forget = () => setEarly((last) => last && { ...last, earlier: [] });
    const timer = window.setTimeout(forget, lateMs);
    return () => window.clearTimeout(timer);
  }, [waits]);

  const choose = (choice: V) => {
    const earlier = early ? [...early.earlier, early.choice] : [];
    setEarly({ choice, before: value, earlier });
    cancel.current?.();
    cancel.current = afterPaint(() => startTransition(() => onChange(choice)));
  };
  return [early?.before === value ? early.choice : value, choose];
}
