/*
 * The last good registry of each address, as the text it came in. In cache storage, because local storage holds the
 * session's six keys and nothing else (readings S4).
 */
const cacheName = 'investor-portal-registry';

/** Takes the cache's place, for the page's life, where a browser blocks its storage. */
const inMemory = new Map<string, string>();

// Cache storage is missing without TLS and may be full or blocked. Then nothing is saved.
async function openCache(): Promise<Cache | undefined> {
  try {
    return await window.caches.open(cacheName);
  } catch {
    return undefined;
  }
}

export async function saveLastGood(url: string, text: string): Promise<void> {
  const cache = await openCache();
  if (cache) await cache.put(url, new Response(text)).catch(() => undefined);
  else inMemory.set(url, text);
}

export async function lastGood(url: string): Promise<string | undefined> {
  const cache = await openCache();
  if (!cache) return inMemory.get(url);
  const response = await cache.match(url).catch(() => undefined);
  return response?.text().catch(() => undefined);
}
