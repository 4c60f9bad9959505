import { loaderOptions } from './loader-options';
import { withoutPlain } from './plain-scripts';
import { remoteStates } from './remote-states';
import { forgetUnsavedInput, hasUnsavedInput } from './unsaved-input';
import { isFirstInTab } from './web-storage';

/** The status of a removed file; a storage bucket without list permission responds with 403. */
const goneStatuses = new Set([403, 404, 410]);

let reloadPending = false;

/**
 * Reloads a page that requests a chunk of a version removed since the page opened, so that it gets the current versions.
 * It reloads once per version and tab. While unsaved input would be lost, it waits for the next navigation or for the
 * user. A mere network failure is left to Retry.
 */
export function recoverStaleChunks(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      // Before a retry at the plain address, the first attempt was checked already.
      if (withoutPlain(target.src) === target.src) void reloadIfRemoved(target.src);
    },
    true,
  );
}

/** Call after each navigation to another screen. */
export function handleScreenChange(): void {
  forgetUnsavedInput();
  if (reloadPending) window.location.reload();
}

async function reloadIfRemoved(url: string): Promise<void> {
  const loaded = Object.values(remoteStates())
    .filter(({ status }) => status === 'loaded')
    .find(({ folder }) => folder && url.startsWith(folder));
  // Versions of a remote share a folder.
  if (!loaded || !(await isGone(url))) return;
  if (!isFirstInTab('portal.reloaded-for', `${loaded.folder} ${loaded.version}`)) return;
  if (!hasUnsavedInput()) return window.location.reload();
  reloadPending = true;
  loaderOptions().page.reloadPending();
}

async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return goneStatuses.has(status);
  } catch {
    return false;
  }
}
