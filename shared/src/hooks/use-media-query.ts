import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now: `useMediaQuery('(min-width: 960px)')`. Prefer CSS where it does. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
