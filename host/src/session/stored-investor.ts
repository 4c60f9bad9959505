/**
 * The investor in storage, which picks a canary release. A wrong one only preloads a script in vain, so blocked storage and
 * invalid values are ignored.
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
