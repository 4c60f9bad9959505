import { useRef, useState, type PointerEvent } from 'react';

/** How far, in px, a toast is pulled aside before it goes (spec §9). */
const threshold = 20;

/** Pulling a toast to the right dismisses it; below the threshold it springs back. */
export function useSwipe(dismiss: () => void) {
  const from = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || isOnButton(event.target)) return;
        // Else a release elsewhere is never heard, and the toast follows the pointer when it comes back.
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientX;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (from.current === null) return;
        setOffset(Math.max(0, event.clientX - from.current));
      },
      onPointerUp() {
        from.current = null;
        if (offset >= threshold) dismiss();
        else setOffset(0);
      },
      onPointerCancel() {
        from.current = null;
        setOffset(0);
      },
    },
  };
}

/** A press that is captured would not click the button it began on. */
function isOnButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
