/** Why something failed, in words. fetch says "fetch failed", and why in the cause. */
export function reasonOf(error: unknown): string {
  const cause = typeof error === 'object' && error && 'cause' in error ? error.cause : undefined;
  return String(cause || error).replace(/^\w*Error: /, '');
}
