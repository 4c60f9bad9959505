import { useEffect, useRef } from 'react';

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

/** A network that has just come back often does not respond yet, so the retries wait this many ms. */
const waitsMs = [1_000, 2_000, 4_000];

/**
 * Retries a failed attempt after the connection is back, up to three times, so that nobody has to press Retry after a short
 * interruption. Also retries if the connection came back before the attempt failed.
 * @param failed the watch of the attempt that has failed, or undefined if no attempt has failed.
 */
export function useRetryOnline(failed: ConnectionWatch | undefined, retry: () => void): void {
  // No retries until the connection has come back once.
  const retried = useRef(waitsMs.length);
  useEffect(() => {
    if (!failed) return undefined;
    let timer: number | undefined;
    const retrySoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        retried.current += 1;
        retry();
      }, waitsMs[retried.current]);
    };
    const startOver = () => {
      retried.current = 0;
      retrySoon();
    };
    if (failed.cameBack()) startOver();
    else if (retried.current < waitsMs.length) retrySoon();
    window.addEventListener('online', startOver);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', startOver);
    };
  }, [failed, retry]);
}
