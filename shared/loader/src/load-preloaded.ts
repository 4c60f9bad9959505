import { loadPlainFromNowOn, withoutPlain } from './plain-scripts';

/** After a longer silence of the server, ms, there is no retry: the previous release may load instead. */
const retryWithinMs = 5_000;

/**
 * Loads scripts, each of which gets one more try. Its preload may have failed: Chrome hands a failed preload to the next
 * load of that script without asking the server, which may have recovered. Or it arrived as a difference that was damaged
 * on the way. The second try uses another address, so that neither happens again (plain-scripts.ts).
 * @param tried addresses that have failed before.
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
    const again = [...failed].filter((url) => url === withoutPlain(url) && !tried.has(url));
    if (isLate || again.length === 0) throw error;
    for (const url of again) {
      loadPlainFromNowOn(url);
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
