import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Rows are rendered this far above and below the view, px. */
export const overscan = 800;

/** In px. The heights are those of the groups of rows, which are the children of the list in the area. */
interface ScrollPosition {
  top: number;
  heights: readonly number[];
}

/** The positions by key: a history entry and the list's name, for going back to it, or a `persistentName`, for every visit. */
const positions = new Map<string, ScrollPosition>();

/**
 * Saves the scroll position of a list when its page is left, and restores the position on the way back.
 * @param ready whether the list has its rows.
 * @param persistentName saves the position under this name for every visit until the page is reloaded.
 * @returns the heights of the groups of rows that were far from the view when the page was left, by index, px.
 */
export function useScrollRestoration(
  area: RefObject<HTMLElement | null>,
  name: string,
  ready: boolean,
  persistentName?: string,
): readonly (number | undefined)[] {
  const [key] = useState(() =>
    persistentName === undefined ? `${entryKey()} ${name}` : persistentKey(persistentName),
  );
  const [saved] = useState(() => positions.get(key));
  const [farHeights] = useState(() => (saved ? heightsFarFromView(saved) : []));
  const restored = useRef(false);

  useLayoutEffect(() => {
    // Restores the position only once, because afterwards the investor decides where to scroll.
    if (!ready || restored.current) return;
    restored.current = true;
    if (saved) scroll(area.current, saved.top);
  }, [area, saved, ready]);

  useLayoutEffect(() => {
    const { current: element } = area;
    return () => {
      if (!element || !restored.current) return;
      const groups = [...(element.querySelector('[role="list"]')?.children ?? [])];
      const heights = groups.map((group) => group.getBoundingClientRect().height);
      positions.set(key, { top: element.scrollTop, heights });
    };
  }, [area, key]);

  return farHeights;
}

function heightsFarFromView({ top, heights }: ScrollPosition) {
  let bottom = 0;
  return heights.map((height) => {
    bottom += height;
    const isAbove = bottom < top - overscan;
    const isBelow = bottom - height > top + window.innerHeight + overscan;
    return isAbove || isBelow ? height : undefined;
  });
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
