/** A server that was silent for so long, in ms, is not asked again: the release before may serve instead. */
const retryWithinMs = 5_000;

/**
 * Loads scripts whose preload may have failed. Chrome hands a failed preload to the next load of that script without
 * asking the server, which may have recovered, and a load during the preload fails along with it. Only the load after
 * that asks the server, so each preloaded script gets one more try.
 */
export async function loadPreloaded<T>(load: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await load();
  } catch (error) {
    const preload = preloadNamedIn(String(error));
    if (!preload || performance.now() - startedAt > retryWithinMs) throw error;
    preload.remove();
    return loadPreloaded(load);
  }
}

/** The preload link of the script that an error message names. */
function preloadNamedIn(message: string): HTMLLinkElement | undefined {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  return [...preloads].find(({ href }) => message.includes(href));
}
