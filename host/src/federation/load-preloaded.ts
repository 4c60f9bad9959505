import { documentStart } from '@investor-portal/shared/contract/document-start';

/**
 * Loads scripts that the page's first script may have preloaded in vain. Chrome gives that failure once more to whoever
 * loads such a script next, without asking the server, which may be well again: only then it is loaded again.
 */
export async function loadPreloaded<T>(load: () => Promise<T>): Promise<T> {
  const lost = documentStart()?.lost ?? new Set<string>();
  try {
    return await load();
  } catch (error) {
    const url = [...lost].find((each) => String(error).includes(each));
    if (url === undefined) throw error;
    lost.delete(url);
    return loadPreloaded(load);
  }
}
