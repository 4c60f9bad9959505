import { useEffect, useRef } from 'react';

export interface ConnectionWatch {
  cameBack: () => boolean;
  /** Call when the attempt has succeeded or its result does not matter anymore. */
  stop: () => void;
}

export function watchConnection(): ConnectionWatch {
  let isBack = false;
  const setBack = () => (isBack = true);
  // Runs before other listeners, because theirs may make React ask whether the connection came back.
  window.addEventListener('online', setBack, true);
  return {
    cameBack: () => isBack,
    stop: () => window.removeEventListener('online', setBack, true),
  };
}

/** A network that has just come back often does not respond yet. The wait before each retry, in ms. */
const waitsMs = [1_000, 3_000, 9_000];

/** Retries once the connection is back, also if it came back during the attempt. `failed` is the watch of the failed attempt. */
export function useRetryOnline(failed: ConnectionWatch | undefined, retry: () => void): void {
  /** How often this has retried since the connection came back. Null before it does. */
  const retries = useRef<number>(null);
  useEffect(() => {
    if (!failed) return undefined;
    let timer: number | undefined;
    const retrySoon = () => {
      window.clearTimeout(timer);
      const wait = waitsMs[retries.current ?? waitsMs.length];
      if (wait === undefined) return;
      timer = window.setTimeout(() => {
        retries.current = (retries.current ?? 0) + 1;
        retry();
      }, wait);
    };
    const startOver = () => {
      retries.current = 0;
      retrySoon();
    };
    if (failed.cameBack()) startOver();
    else retrySoon();
    window.addEventListener('online', startOver);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', startOver);
    };
  }, [failed, retry]);
}
