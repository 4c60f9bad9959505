import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CacheSnapshot } from 'virtua';

/** Where one left a list. */
interface Place {
  /** How far it was scrolled, px. */
  top: number;
  rows: number;
  /** How high its later rows were. */
  heights: CacheSnapshot | undefined;
}

/** By history entry and list (only who goes *back* finds it where it was), or by a lasting name. */
const places = new Map<string, Place>();

/**
 * Keeps the place in a list's scroll area while one is on another page; answers the one kept before.
 * @param rows how many there are, once they have their full height; 0 before.
 * @param heightsNow how high the later rows are; a function that stays the same.
 * @param lasting keeps the place under this name for as long as the page lives, however one comes back.
 */
export function useScrollRestoration(
  area: RefObject<HTMLElement | null>,
  name: string,
  rows: number,
  heightsNow: () => CacheSnapshot | undefined,
  lasting?: string,
): Place | undefined {
  const [key] = useState(() =>
    lasting === undefined ? `${entryKey()} ${name}` : lastingKey(lasting),
  );
  const [kept] = useState(() => places.get(key));
  const shown = useRef(0);
  const ready = rows > 0;

  useLayoutEffect(() => {
    // Once: from then on the place is the investor's own.
    if (ready && shown.current === 0 && kept) scroll(area.current, kept.top);
    if (ready) shown.current = rows;
  }, [area, kept, ready, rows]);

  useLayoutEffect(() => {
    const { current: element } = area;
    return () => {
      if (!element || shown.current === 0) return;
      places.set(key, { top: element.scrollTop, rows: shown.current, heights: heightsNow() });
    };
  }, [area, key, heightsNow]);

  return kept;
}

function scroll(area: HTMLElement | null, top: number): void {
  if (area) area.scrollTop = top;
}

/** A list with a lasting name starts at its top the next time. */
export function forgetScrollPosition(lasting: string): void {
  places.delete(lastingKey(lasting));
}

const lastingKey = (name: string) => `lasting ${name}`;

/** The router gives each history entry a key of its own. */
function entryKey(): string {
  const state: unknown = window.history.state;
  const keyed = typeof state === 'object' && state !== null && 'key' in state;
  return keyed ? String(state.key) : '';
}
