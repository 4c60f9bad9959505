/** A count of shares or units, with thousands separators: `1,250`; '--' when it is not known. */
export function formatCount(count: number | null | undefined): string {
  return count === null || count === undefined ? '--' : count.toLocaleString('en-US');
}

/** `1 commitment`, `2 commitments`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
