/** An API that joins tables may repeat a row. Rows that differ, or have no id, may be two things. */
export function withoutRepeats<T>(all: readonly T[], idOf: (row: T) => string): T[] {
  const keyed = all.map((row) => [idOf(row) ? JSON.stringify(row) : row, row] as const);
  return [...new Map(keyed).values()];
}
