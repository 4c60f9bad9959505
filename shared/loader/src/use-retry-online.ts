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

/** A network that has just come back often answers nothing yet, ms. */
const settleMs = 1_000;

/**
 * Retries what has failed shortly after the connection is back, so that nobody has to press Retry because it was gone for a
 * moment; also when it came back before the attempt had failed.
 * @param failed The watch of the attempt that has failed; undefined while none has.
 */
export function useRetryOnline(failed: ConnectionWatch | undefined, retry: () => void): void {
  useEffect(() => {
    if (!failed) return undefined;
    let timer: number | undefined;
    const retrySoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(retry, settleMs);
    };
    if (failed.cameBack()) retrySoon();
    window.addEventListener('online', retrySoon);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', retrySoon);
    };
  }, [failed, retry]);
}
