/** All that is surely not personal of what was thrown: its message may quote an investor. */
export function nameOfError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
