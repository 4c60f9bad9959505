/** A server that was silent for so long, in ms, is not asked again: the release before may serve instead. */
const retryWithinMs = 5_000;

/**
 * Loads scripts that the document may have preloaded in vain. Chrome gives a preload's failure once more to whoever
 * loads such a script next, without asking the server, which may be well again; and who loads it while the preload is
 * under way shares its fate. Only after that does a load ask the server, so each preloaded script has one more try.
 */
export async function loadPreloaded<T>(load: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await load();
  } catch (error) {
    const preload = preloadNamedBy(String(error));
    if (!preload || performance.now() - startedAt > retryWithinMs) throw error;
    preload.remove();
    return loadPreloaded(load);
  }
}

/** The preload of the script an error names. */
function preloadNamedBy(message: string): HTMLLinkElement | undefined {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  return [...preloads].find(({ href }) => message.includes(href));
}
