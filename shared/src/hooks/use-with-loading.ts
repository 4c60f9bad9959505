import { useEffect, useRef } from 'react';
import { startLoading } from '@investor-portal/shared/session/loading';

/** The overlay shows `doing`, a sentence, until the work is done or the screen is left. The request continues (readings R14). */
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
