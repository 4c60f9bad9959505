import { useSyncExternalStore } from 'react';

/** Whether the portal's frame is at least this wide, in rem. Returns false if the browser cannot tell. */
export function useMinWidth(rem: number): boolean {
  const query = `(min-width: ${rem}rem)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMediaOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => matchMediaOf(query)?.matches ?? false,
  );
}

// jsdom has no matchMedia.
function matchMediaOf(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}
