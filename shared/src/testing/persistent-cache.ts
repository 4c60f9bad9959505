import { initCache } from 'swr/_internal';

/**
 * A cache for SWRConfig's `provider` that belongs to one test. Like the host's cache, it outlives the screens. SWR would end
 * a cache that SWRConfig creates as soon as the test unmounts, and a request in flight would then throw.
 * @param fetched the data that SWR has already fetched, by key.
 */
export function persistentCache(fetched: Record<string, unknown> = {}) {
  const cache = new Map(Object.entries(fetched).map(([key, data]) => [key, { data }]));
  initCache(cache);
  return cache;
}
