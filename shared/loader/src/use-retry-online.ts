import { useEffect } from 'react';

let reconnected = 0;
window.addEventListener('online', () => (reconnected += 1));

/** How often the connection has come back on this page. */
export function reconnections(): number {
  return reconnected;
}

/**
 * Retries what has failed once the connection is back, so that nobody has to press Retry because it was gone for a moment:
 * at once if it came back after the attempt had begun.
 * @param since `reconnections()` when the failed attempt began; undefined while nothing has failed.
 */
export function useRetryOnline(since: number | undefined, retry: () => void): void {
  useEffect(() => {
    if (since === undefined) return undefined;
    if (reconnected !== since) {
      retry();
      return undefined;
    }
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [since, retry]);
}
