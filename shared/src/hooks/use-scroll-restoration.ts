import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CacheSnapshot } from 'virtua';

interface ScrollPosition {
  /** In px. */
  top: number;
  rows: number;
  heights: CacheSnapshot | undefined;
}

/**
 * The positions, by key. A key is usually the history entry and the list's name, so that only going back to that entry
 * restores the position. With `persistentName`, the key is that name, so every visit restores it.
 */
const positions = new Map<string, ScrollPosition>();

/**
 * Saves the scroll position of a list when its page is left. Restores and returns the position on the way back.
 * @param rows the number of rows, or 0 until they have their full height.
 * @param currentHeights the heights of the virtual rows; must be stable.
 * @param persistentName saves the position under this name for every visit until the page is reloaded.
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
    // Restores the position only once, because afterwards the investor decides where to scroll.
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

export function forgetScrollPosition(persistentName: string): void {
  positions.delete(persistentKey(persistentName));
}

const persistentKey = (name: string) => `persistent ${name}`;

/** The router gives every history entry its own key, except the first. */
function entryKey(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey ? String(state.key) : 'default';
}
