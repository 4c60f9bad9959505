/** The two areas of web storage, by the name of the property of `window`. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Works on web storage. Returns undefined where the browser blocks it, as some do for embedded pages, where it has no room
 * left, and where what is stored cannot be read.
 */
export function withStorage<T>(area: StorageArea, work: (storage: Storage) => T): T | undefined {
  try {
    return work(window[area]);
  } catch {
    return undefined;
  }
}

/**
 * Whether a tab does something for the first time for this value, as it may reload once per version. It is false where
 * storage is blocked, because nothing would end a loop of reloads there.
 */
export function isFirstInTab(key: string, value: string): boolean {
  const isFirst = withStorage('sessionStorage', (storage) => {
    if (storage.getItem(key) === value) return false;
    storage.setItem(key, value);
    return true;
  });
  return isFirst ?? false;
}
