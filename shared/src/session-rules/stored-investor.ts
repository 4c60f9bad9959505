/**
 * Whose session is stored. Blocked storage and invalid values count as nobody's. No imports: the document's first script,
 * where it picks a canary release, uses it too.
 */
export function storedInvestor(persistence: string | undefined): string | undefined {
  const stored = storedValue(persistence, 'externalCode');
  return typeof stored === 'string' ? stored : undefined;
}

/** What is stored of the session, whoever may use it. */
export function storedValue(persistence: string | undefined, key: string): unknown {
  if (persistence === 'memory') return undefined;
  try {
    const storage = persistence === 'session' ? sessionStorage : localStorage;
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
