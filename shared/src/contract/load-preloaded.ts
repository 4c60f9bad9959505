/**
 * Loads scripts that the document may have preloaded in vain. Chrome gives a preload's failure once more to whoever
 * loads such a script next, without asking the server, which may be well again; and who loads it while the preload is
 * under way shares its fate. Only after that does a load ask the server, so each preloaded script has one more try.
 */
export async function loadPreloaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const preload = preloadNamedBy(String(error));
    if (!preload) throw error;
    preload.remove();
    return loadPreloaded(load);
  }
}

/** The preload of the script an error names. */
function preloadNamedBy(message: string): HTMLLinkElement | undefined {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  return [...preloads].find(({ href }) => message.includes(href));
}
