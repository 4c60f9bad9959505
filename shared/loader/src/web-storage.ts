export type StorageArea = 'localStorage' | 'sessionStorage';

/** Returns undefined if `work` throws, also because the browser blocks storage for embedded pages. */
export function withStorage<T>(area: StorageArea, work: (storage: Storage) => T): T | undefined {
  try {
    return work(window[area]);
  } catch {
    return undefined;
  }
}

/** True once per value in a tab. False without storage, to prevent a reload loop. */
export function isFirstInTab(key: string, value: string): boolean {
  const isFirst = withStorage('sessionStorage', (storage) => {
    if (storage.getItem(key) === value) return false;
    storage.setItem(key, value);
    return true;
  });
  return isFirst ?? false;
}
