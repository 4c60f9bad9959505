/** Adds up numbers. Returns null if one of them is unknown, because an unknown amount is never a zero. */
export function sumIfKnown<N extends number>(parts: readonly (N | null)[]): N | null {
  const known = parts.filter((part) => part !== null);
  const isComplete = known.length === parts.length;
  return isComplete ? (known.reduce<number>((sum, part) => sum + part, 0) as N) : null;
}
