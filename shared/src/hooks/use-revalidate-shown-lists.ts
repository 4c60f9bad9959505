import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';

// SWR stores an infinite list next to its pages, under a key that `mutate(filter)` skips.
const listPrefix = unstable_serialize(() => null);

/** Revalidates the infinite lists on the screen after their pages were cleared; other lists do so once they are shown. */
export function useRevalidateShownLists(): () => void {
  const { cache, mutate } = useSWRConfig();
  return () => {
    for (const key of cache.keys()) if (key.startsWith(listPrefix)) void mutate(key);
  };
}
