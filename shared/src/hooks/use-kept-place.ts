import { useLayoutEffect, useState, type RefObject } from 'react';

/** Which row stood at the top of a list, and how far it was scrolled past, px. */
interface Place {
  row: number;
  past: number;
}

/** By history entry and list (only who goes *back* finds it where it was), or by a lasting name. */
const places = new Map<string, Place>();

/**
 * Keeps the place in a list's scroll area while one is on another page. A row is remembered, not a height:
 * rows off screen have only a guessed one (`content-visibility`).
 * @param area holds the rows in its first `ul`.
 * @param filled the rows are there.
 * @param lasting keeps the place under this name for as long as the page lives, however one comes back.
 */
export function useKeptPlace(
  area: RefObject<HTMLElement | null>,
  name: string,
  filled: boolean,
  lasting?: string,
): void {
  const [key] = useState(() =>
    lasting === undefined ? `${entryKey()} ${name}` : lastingKey(lasting),
  );

  useLayoutEffect(() => {
    const { current: element } = area;
    if (!filled || !element) return;
    const stop = settle(element, places.get(key));
    return () => {
      stop();
      places.set(key, placeOf(element));
    };
  }, [area, filled, key]);
}

/** A list with a lasting name starts at its top the next time. */
export function forgetPlace(lasting: string): void {
  places.delete(lastingKey(lasting));
}

const lastingKey = (name: string) => `lasting ${name}`;

/** Rows above may get their true heights only now: for so many frames the place is put right again. */
const settlingFrames = 40;
/** From the first move of the investor's own, the place is theirs. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function settle(element: HTMLElement, place: Place | undefined): () => void {
  if (!place) return () => undefined;
  let frame = 0;
  let left = settlingFrames;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of moves) element.removeEventListener(move, stop);
  };
  const put = () => {
    returnTo(element, place);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(put);
    else stop();
  };
  for (const move of moves) element.addEventListener(move, stop, { passive: true });
  put();
  return stop;
}

function returnTo(element: HTMLElement, place: Place): void {
  const row = rowsOf(element)[place.row];
  const top = row && row.offsetTop - element.offsetTop + place.past;
  if (top !== undefined && Math.abs(element.scrollTop - top) >= 1) element.scrollTop = top;
}

function placeOf(element: HTMLElement): Place {
  const top = element.scrollTop + element.offsetTop;
  const rows = rowsOf(element);
  const row = rows.findIndex(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > top);
  return { row, past: top - (rows[row]?.offsetTop ?? top) };
}

function rowsOf(element: HTMLElement): HTMLElement[] {
  const rows = element.querySelector('ul')?.children ?? [];
  return [...rows].filter((row) => row instanceof HTMLElement);
}

/** The router gives each history entry a key of its own. */
function entryKey(): string {
  const state: unknown = window.history.state;
  const keyed = typeof state === 'object' && state !== null && 'key' in state;
  return keyed ? String(state.key) : '';
}
