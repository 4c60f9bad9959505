import { useRef, useState, type PointerEvent } from 'react';

/** The distance that dismisses a toast, px (spec §9). */
const threshold = 20;

/** A finger or a pen dismisses a toast with a swipe to the right. A mouse selects text instead. */
export function useSwipe(dismiss: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse' || event.button !== 0 || isOnButton(event.target)) return;
        // Without capture, a release outside the toast is missed, and the toast would follow the pointer when it
        // returns.
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
