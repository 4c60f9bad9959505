/** Suggests the known name that is nearest to an unknown one, or lists all known names if none is near. */
export function didYouMean(unknown: string, known: readonly string[]): string {
  const given = unknown.toLowerCase();
  const part = known.find((name) => name.toLowerCase().includes(given));
  if (part) return `Did you mean "${part}"?`;
  const distances = known.map((name) => distance(given, name.toLowerCase()));
  const least = Math.min(...distances);
  return least <= unknown.length / 2
    ? `Did you mean "${known[distances.indexOf(least)]}"?`
    : `Known are ${known.join(', ')}.`;
}

/** How many characters have to be added, removed or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, character] of [...a].entries()) {
    const next = [index + 1];
    for (let at = 0; at < b.length; at += 1)
      next.push(
        Math.min(
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
          (row[at] ?? 0) + (character === b[at] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
