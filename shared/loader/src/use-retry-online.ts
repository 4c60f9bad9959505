import { useEffect } from 'react';

/** Kept from the start of an attempt to load something. */
export interface ConnectionWatch {
  /** Whether the connection has come back since the attempt began. */
  cameBack: () => boolean;
  /** Call when the attempt has succeeded, or matters to nobody any more. */
  stop: () => void;
}

export function watchConnection(): ConnectionWatch {
  let isBack = false;
  const note = () => (isBack = true);
  window.addEventListener('online', note);
  return { cameBack: () => isBack, stop: () => window.removeEventListener('online', note) };
}

/**
 * Retries what has failed once the connection is back, so that nobody has to press Retry because it was gone for a moment:
 * at once if it came back after the attempt had begun.
 * @param failed The watch of the attempt that has failed; undefined while none has.
 */
export function useRetryOnline(failed: ConnectionWatch | undefined, retry: () => void): void {
  useEffect(() => {
    if (!failed) return undefined;
    if (failed.cameBack()) {
      retry();
      return undefined;
    }
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
}
