import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';

// SWR keeps what a growing list shows beside its pages, under a key that `mutate(filter)` passes by.
const listPrefix = unstable_serialize(() => null);

/** Reads again those pages of the lists on screen that were forgotten; lists that are not shown do it when they are. */
export function useRereadShownLists(): () => void {
  const { cache, mutate } = useSWRConfig();
  return () => {
    for (const key of cache.keys()) if (key.startsWith(listPrefix)) void mutate(key);
  };
}
