import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CacheSnapshot } from 'virtua';

/** The scroll position of a list that was left. */
interface ScrollPosition {
  /** px. */
  top: number;
  rows: number;
  /** The measured heights of its virtual rows. */
  heights: CacheSnapshot | undefined;
}

/** The key is a history entry with a list, so that only going *back* restores the position, or a persistent name. */
const positions = new Map<string, ScrollPosition>();

/**
 * Saves the scroll position of a list when its page is left, and restores and returns it on the way back.
 * @param rows how many there are, once they have their full height; 0 before.
 * @param currentHeights the heights of the virtual rows; must be stable.
 * @param persistentName saves the position under this name for the life of the document, however the page is reopened.
 */
export function useScrollRestoration(
  area: RefObject<HTMLElement | null>,
  name: string,
  rows: number,
  currentHeights: () => CacheSnapshot | undefined,
  persistentName?: string,
): ScrollPosition | undefined {
  const [key] = useState(() =>
    persistentName === undefined ? `${entryKey()} ${name}` : persistentKey(persistentName),
  );
  const [saved] = useState(() => positions.get(key));
  const shownRows = useRef(0);
  const ready = rows > 0;

  useLayoutEffect(() => {
    // Only once: after that the investor decides where to scroll.
    if (ready && shownRows.current === 0 && saved) scroll(area.current, saved.top);
    if (ready) shownRows.current = rows;
  }, [area, saved, ready, rows]);

  useLayoutEffect(() => {
    const { current: element } = area;
    return () => {
      if (!element || shownRows.current === 0) return;
      positions.set(key, {
        top: element.scrollTop,
        rows: shownRows.current,
        heights: currentHeights(),
      });
    };
  }, [area, key, currentHeights]);

  return saved;
}

function scroll(area: HTMLElement | null, top: number): void {
  if (area) area.scrollTop = top;
}

/** Makes a list with a persistent name start at its top the next time. */
export function forgetScrollPosition(persistentName: string): void {
  positions.delete(persistentKey(persistentName));
}

const persistentKey = (name: string) => `persistent ${name}`;

/** The router gives every history entry its own key. */
function entryKey(): string {
  const state: unknown = window.history.state;
  const keyed = typeof state === 'object' && state !== null && 'key' in state;
  return keyed ? String(state.key) : '';
}
