import { initCache } from 'swr/_internal';

/**
 * A cache of one test's own for SWRConfig's `provider`. Like the host's, it outlives the screens: SWR would end one that
 * SWRConfig creates as soon as the test unmounts, and a request still in flight would then throw.
 * @param fetched what SWR has already fetched, by key.
 */
export function lastingCache(fetched: Record<string, unknown> = {}) {
  const cache = new Map(Object.entries(fetched).map(([key, data]) => [key, { data }]));
  initCache(cache);
  return cache;
}
