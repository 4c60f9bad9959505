import { useEffect } from 'react';

/** Records whether the connection comes back during an attempt to load something. */
export interface ConnectionWatch {
  cameBack: () => boolean;
  /** Call when the attempt has succeeded or its result does not matter anymore. */
  stop: () => void;
}

export function watchConnection(): ConnectionWatch {
  let isBack = false;
  const setBack = () => (isBack = true);
  window.addEventListener('online', setBack);
  return { cameBack: () => isBack, stop: () => window.removeEventListener('online', setBack) };
}

/** A network that has just come back often does not respond yet, so retries wait this many ms. */
const settleMs = 1_000;

/**
 * Retries a failed attempt shortly after the connection is back, so that nobody has to press Retry after a short
 * interruption. Also retries if the connection came back before the attempt failed.
 * @param failed the watch of the attempt that has failed, or undefined if no attempt has failed.
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
