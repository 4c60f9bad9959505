import { useEffect } from 'react';

/** @returns whether the connection has come back since this call. */
export function watchConnection(): () => boolean {
  let cameBack = false;
  window.addEventListener('online', () => (cameBack = true), { once: true });
  return () => cameBack;
}

/**
 * Retries what has failed once the connection is back, so that nobody has to press Retry because it was gone for a moment:
 * at once if it came back after the attempt had begun.
 * @param cameBack What `watchConnection` returned when the failed attempt began; undefined while nothing has failed.
 */
export function useRetryOnline(cameBack: (() => boolean) | undefined, retry: () => void): void {
  useEffect(() => {
    if (!cameBack) return undefined;
    if (cameBack()) {
      retry();
      return undefined;
    }
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [cameBack, retry]);
}
