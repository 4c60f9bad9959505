/** A count with thousands separators: `1,250`; '--' if unknown. */
export function formatCount(count: number | null | undefined): string {
  return count === null || count === undefined ? '--' : count.toLocaleString('en-US');
}

/** A count with its noun: `1 commitment`, `2 commitments`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
