import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Hears whether a row is near the view, and how high it is now, px. */
type Listener = (near: boolean, height: number) => void;
export type Observe = (row: Element, listener: Listener) => () => void;

/** How far around the scroll area a row counts as near: one and a half of its height, each way. */
const around = '150% 0px';

/** One observer for all rows of a scroll area. Without IntersectionObserver every row stays near. */
export function useNearness(area: RefObject<HTMLElement | null>): Observe {
  const observer = useRef<IntersectionObserver>(undefined);
  const listeners = useRef(new Map<Element, Listener>());
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
    },
    [],
  );
  return useCallback(
    (row, listener) => {
      if (typeof IntersectionObserver === 'undefined') return () => undefined;
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect } of entries)
            listeners.current.get(target)?.(isIntersecting, boundingClientRect.height);
        },
        { root: area.current, rootMargin: around },
      );
      const { current: watched } = listeners;
      watched.set(row, listener);
      observer.current.observe(row);
      return () => {
        watched.delete(row);
        observer.current?.unobserve(row);
      };
    },
    [area],
  );
}
