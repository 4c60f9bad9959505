export interface LabelledItem {
  value: string;
  label: string;
}

export interface ItemMatches<T> {
  shown: T[];
  /** The number of matches that are not shown. */
  more: number;
}

/** Sorts items that start with the text first. Ignores case and accents. The limit keeps long lists fast on a phone. */
export function matchItems<T extends LabelledItem>(
  items: readonly T[],
  text: string,
  limit = 50,
): ItemMatches<T> {
  const query = normalise(text);
  const first: T[] = [];
  const rest: T[] = [];
  for (const item of items) {
    const at = normalise(item.label).indexOf(query);
    if (at === 0) first.push(item);
    else if (at > 0) rest.push(item);
  }
  const all = [...first, ...rest];
  return { shown: all.slice(0, limit), more: Math.max(0, all.length - limit) };
}

/** Returns the text that is compared: without accents, in lower case. */
export function normalise(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
