import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * Shows a choice at once, and makes it after the next paint: changing the address and rendering a new screenful would
 * otherwise come between the press and the first sign of it. `onChange` has to change `value`, sooner or later.
 * @returns the choice to show, and a function that makes another one.
 */
export function useEarlyChoice<V>(value: V, onChange: (value: V) => void): [V, (value: V) => void] {
  const [early, setEarly] = useState<{ choice: V; before: V } | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  // The value has followed, or something else has changed it.
  if (early && early.before !== value) setEarly(null);

  const choose = (choice: V) => {
    setEarly({ choice, before: value });
    cancel.current?.();
    cancel.current = afterPaint(() => startTransition(() => onChange(choice)));
  };
  return [early?.before === value ? early.choice : value, choose];
}
