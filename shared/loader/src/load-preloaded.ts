import { disableDelta, addressInRelease } from './delta-free-scripts';

/** A load that fails later than this many ms is not retried, so that the previous release can load instead. */
const retryWithinMs = 5_000;

/**
 * Runs `load`, and runs it again while a script fails that has not failed before. Chrome hands a failed preload to the next
 * load of the same script without asking the server, which may have recovered. A script that arrives as a difference may
 * also have been damaged on the way. The retry uses another address, which avoids both problems (delta-free-scripts.ts).
 * @param tried addresses that have already failed.
 */
export async function loadPreloaded<T>(
  load: () => Promise<T>,
  tried: ReadonlySet<string> = new Set(),
): Promise<T> {
  const startedAt = performance.now();
  const failed = new Set<string>();
  const record = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) failed.add(target.src);
  };
  window.addEventListener('error', record, true);
  try {
    return await load();
  } catch (error) {
    const isLate = performance.now() - startedAt > retryWithinMs;
    const again = [...failed].filter((url) => url === addressInRelease(url) && !tried.has(url));
    if (isLate || again.length === 0) throw error;
    for (const url of again) {
      disableDelta(url);
      removePreload(url);
    }
    return loadPreloaded(load, new Set([...tried, ...again]));
  } finally {
    window.removeEventListener('error', record, true);
  }
}

function removePreload(url: string): void {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  for (const preload of preloads) if (preload.href === url) preload.remove();
}
