/*
 * The last good registry of each address, as the text it came in. It is in cache storage, because local storage holds the
 * session's six keys and nothing else (readings S4).
 */
const cacheName = 'investor-portal-registry';

/** What the cache could not take, for the page's life. */
const inMemory = new Map<string, string>();

// Cache storage is missing without TLS and may be blocked.
async function openCache(): Promise<Cache> {
  return window.caches.open(cacheName);
}

export async function saveLastGood(url: string, text: string): Promise<void> {
  try {
    const cache = await openCache();
    await cache.put(url, new Response(text));
    inMemory.delete(url);
  } catch {
    inMemory.set(url, text);
  }
}

export async function lastGood(url: string): Promise<string | undefined> {
  // Newer than what was stored before the storage was full.
  if (inMemory.has(url)) return inMemory.get(url);
  try {
    const cache = await openCache();
    return await (await cache.match(url))?.text();
  } catch {
    return undefined;
  }
}
