import { useEffect, useRef } from 'react';
import { startLoading } from '@investor-portal/shared/session/loading';

/**
 * Keeps the overlay on until the work is done, or the screen is left: what was submitted goes on, and the investor can use the
 * screen they went to (readings R14).
 * The overlay shows `doing`, a sentence.
 */
export function useWithLoading(): <T>(doing: string, work: () => Promise<T>) => Promise<T> {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return async (doing, work) => {
    const stopLoading = startLoading(doing);
    stop.current = stopLoading;
    try {
      return await work();
    } finally {
      stopLoading();
    }
  };
}
