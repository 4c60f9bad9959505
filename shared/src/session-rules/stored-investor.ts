/**
 * Whose session is stored. Blocked storage and invalid values count as nobody's. No imports: the document's first script,
 * where it picks a canary release, uses it too.
 */
export function storedInvestor(persistence: string | undefined): string | undefined {
  if (persistence === 'memory') return undefined;
  try {
    const storage = persistence === 'session' ? sessionStorage : localStorage;
    const stored: unknown = JSON.parse(storage.getItem('externalCode') ?? 'null');
    return typeof stored === 'string' ? stored : undefined;
  } catch {
    return undefined;
  }
}
