/** Returns the first letters of the first and the last word: 'Maria Clara Santos' → 'MS'. '' without a name. */
export function initials(...names: (string | null | undefined)[]): string {
  const words = names.join(' ').split(/\s+/);
  const letters = words.flatMap((word) => /\p{L}|\p{N}/u.exec(word) ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase('en');
}
