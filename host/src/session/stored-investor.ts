/**
 * Which investor this is likely to be: it decides about a canary, where a wrong guess fetches a script in vain. So a
 * storage that is blocked, or that somebody else wrote to, is no reason to stop.
 */
export function storedInvestor(persistence: string | undefined): string | undefined {
  if (persistence === 'memory') return undefined;
  try {
    const storage = persistence === 'session' ? sessionStorage : localStorage;
    const kept: unknown = JSON.parse(storage.getItem('externalCode') ?? 'null');
    return typeof kept === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}
