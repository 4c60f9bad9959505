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
    returnTo(element, places.get(key));
    return () => {
      places.set(key, placeOf(element));
    };
  }, [area, filled, key]);
}

/** A list with a lasting name starts at its top the next time. */
export function forgetPlace(lasting: string): void {
  places.delete(lastingKey(lasting));
}

const lastingKey = (name: string) => `lasting ${name}`;

function returnTo(element: HTMLElement, place: Place | undefined): void {
  const row = place && rowsOf(element)[place.row];
  if (row) element.scrollTop = row.offsetTop - element.offsetTop + place.past;
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
