/** Returns the first letters of the first and the last word: 'Maria Clara Santos' → 'MS'. '' without a name. */
export function initials(...names: (string | null | undefined)[]): string {
  const words = names
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

// Spread yields whole characters, not surrogates.
function firstLetter(word: string): string {
  return (
    [...word].find((character) => /\p{L}|\p{N}/u.test(character))?.toLocaleUpperCase('en') ?? ''
  );
}
