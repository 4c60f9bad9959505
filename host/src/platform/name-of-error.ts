/** The name of what was thrown. Its message is left out, because it may contain personal data. */
export function nameOfError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
