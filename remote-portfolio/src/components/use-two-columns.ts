import { useSyncExternalStore } from 'react';

/** As `media.desktop`. */
const query = '(min-width: 60rem)';

/** Whether `SideBySide` has two columns, for content whose order differs then. Returns false if the browser cannot tell. */
export function useTwoColumns(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = queryList();
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => queryList()?.matches ?? false,
  );
}

// jsdom has no matchMedia.
function queryList(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}
