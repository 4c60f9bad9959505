import { addressInRelease, countFailed, retryElsewhere } from './failed-scripts';

/** A load that fails later than this many ms is not retried, so that the previous release can load instead. */
const retryWithinMs = 5_000;

/** A load ends with the first of its scripts that fails, and the others may fail afterwards. So each records its failure. */
// Tests import this module without a window.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const { src } = target;
    if (src !== addressInRelease(src) || window.portalPlainScripts?.has(src)) return;
    retryElsewhere(src);
    removePreload(src);
  },
  true,
);

// Chrome hands a failed preload to the next load of the same script, and a cache may hold a damaged script. So `load` runs again
// with another address while a script fails that has not failed before (failed-scripts.ts).
export async function loadPreloaded<T>(load: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const before = countFailed();
  try {
    return await load();
  } catch (error) {
    const isLate = performance.now() - startedAt > retryWithinMs;
    if (isLate || countFailed() === before) throw error;
    return loadPreloaded(load);
  }
}

function removePreload(url: string): void {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  for (const preload of preloads) if (preload.href === url) preload.remove();
}
