// Cache storage, because local storage may hold only the session's six keys (readings S4).
const cacheName = 'investor-portal-registry';

/** Texts that could not be stored. They last until the page closes. */
const inMemory = new Map<string, string>();

export async function saveLastGood(url: string, text: string): Promise<void> {
  try {
    // Fails if cache storage is missing, as on pages without TLS, or blocked.
    const cache = await window.caches.open(cacheName);
    await cache.put(url, new Response(text));
    inMemory.delete(url);
  } catch {
    inMemory.set(url, text);
  }
}

export async function readLastGood(url: string): Promise<string | undefined> {
  // The text in memory is newer than the stored text.
  if (inMemory.has(url)) return inMemory.get(url);
  try {
    const cache = await window.caches.open(cacheName);
    return await (await cache.match(url))?.text();
  } catch {
    return undefined;
  }
}
