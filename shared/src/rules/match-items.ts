export interface Labelled {
  value: string;
  label: string;
}

export interface Matches<T> {
  shown: T[];
  /** How many more match than are shown. */
  more: number;
}

/**
 * The items whose label contains a text, those that start with it first; case and accents are ignored. At most `limit`
 * are shown, so that a list of thousands stays fast on a phone.
 */
export function matchItems<T extends Labelled>(
  items: readonly T[],
  text: string,
  limit = 50,
): Matches<T> {
  const query = fold(text);
  const first: T[] = [];
  const rest: T[] = [];
  for (const item of items) {
    const at = fold(item.label).indexOf(query);
    if (at === 0) first.push(item);
    else if (at > 0) rest.push(item);
  }
  const all = [...first, ...rest];
  return { shown: all.slice(0, limit), more: Math.max(0, all.length - limit) };
}

function fold(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
