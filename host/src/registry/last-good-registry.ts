/*
 * The last good registry of each address, as the text it came in. In cache storage, because local storage holds the
 * session's six keys and nothing else (readings S4).
 */
const cacheName = 'investor-portal-registry';

/** Where a browser blocks its storage, as long as the page lives. */
const ofThisPage = new Map<string, string>();

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
  else ofThisPage.set(url, text);
}

export async function lastGood(url: string): Promise<string | undefined> {
  const cache = await openCache();
  if (!cache) return ofThisPage.get(url);
  const response = await cache.match(url).catch(() => undefined);
  return response?.text().catch(() => undefined);
}
