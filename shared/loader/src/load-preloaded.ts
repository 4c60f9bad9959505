import { loadPlainFromNowOn } from './plain-scripts';

/** After a longer silence of the server, ms, there is no retry: the previous release may load instead. */
const retryWithinMs = 5_000;

/**
 * Loads scripts, each of which gets one more try. Its preload may have failed: Chrome hands a failed preload to the next
 * load of that script without asking the server, which may have recovered. Or it arrived as a difference that was damaged
 * on the way. The second try uses another address, so that neither happens again (plain-scripts.ts).
 */
export async function loadPreloaded<T>(load: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await load();
  } catch (error) {
    const message = String(error);
    const preload = preloadNamedIn(message);
    const url = preload?.href ?? scriptNamedIn(message);
    const late = performance.now() - startedAt > retryWithinMs;
    if (!url || late || !loadPlainFromNowOn(url)) throw error;
    preload?.remove();
    return loadPreloaded(load);
  }
}

/** The preload link of the script that an error message names. */
function preloadNamedIn(message: string): HTMLLinkElement | undefined {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  return [...preloads].find(({ href }) => message.includes(href));
}

/** The script that webpack's message names: it arrived but did not run, or did not arrive. */
function scriptNamedIn(message: string): string | undefined {
  return /\((?:error|missing): ([^\s?)]+\.js)\)/.exec(message)?.[1];
}
