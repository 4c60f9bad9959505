import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Keeps the greatest height of its content, so that a dialog does not shrink when its text becomes shorter. */
export function StableHeight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const highest = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    highest.current = Math.max(highest.current, element.offsetHeight);
    element.style.minHeight = `${highest.current}px`;
  });
  return <div ref={box}>{children}</div>;
}
