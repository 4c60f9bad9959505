import { useRef, useState, type PointerEvent } from 'react';

/** The distance that dismisses a toast, px (spec §9). */
const threshold = 20;

/**
 * Swiping a toast to the right with a finger or a pen dismisses it. Below the threshold it springs back. The mouse selects
 * the toast's text instead.
 */
export function useSwipe(dismiss: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse' || event.button !== 0 || isOnButton(event.target)) return;
        // Otherwise a release outside the toast is missed, and the toast follows the pointer when it returns.
        event.currentTarget.setPointerCapture(event.pointerId);
        startX.current = event.clientX;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (startX.current === null) return;
        setOffset(Math.max(0, event.clientX - startX.current));
      },
      onPointerUp() {
        startX.current = null;
        if (offset >= threshold) dismiss();
        else setOffset(0);
      },
      onPointerCancel() {
        startX.current = null;
        setOffset(0);
      },
    },
  };
}

/** Capturing the pointer would prevent a click on the button. */
function isOnButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
