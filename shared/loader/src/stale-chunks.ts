import { loaderOptions } from './loader-options';
import { addressInRelease } from './failed-scripts';
import { remoteStates } from './remote-states';
import { isFirstInTab } from './web-storage';

/** The statuses of a removed file. A storage bucket without list permission responds with 403. */
const goneStatuses = new Set([403, 404, 410]);

let reloadPending = false;

// Reloads the page, once per version and tab, when a chunk of a loaded remote has been removed since the page opened. If unsaved
// input would be lost, waits for the next navigation or for the user.
export function recoverStaleChunks(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      // The first attempt was already checked before the retry at the plain address.
      if (addressInRelease(target.src) === target.src) void reloadIfRemoved(target.src);
    },
    true,
  );
}

export function handleScreenChange(): void {
  forgetUnsavedInput();
  if (reloadPending) window.location.reload();
}

async function reloadIfRemoved(url: string): Promise<void> {
  const loaded = Object.values(remoteStates())
    .filter(({ status }) => status === 'loaded')
    .find(({ folder }) => folder && url.startsWith(folder));
  // Versions of a remote share a folder, so the guard also names the version.
  if (!loaded || !(await isGone(url))) return;
  if (!isFirstInTab('portal.reloaded-for', `${loaded.folder} ${loaded.version}`)) return;
  if (!hasUnsavedInput()) return window.location.reload();
  reloadPending = true;
  loaderOptions().page.reloadPending();
}

async function isGone(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response !== undefined && goneStatuses.has(response.status);
}

// Whether the investor has typed, chosen or drawn anything since the screen last changed, even if it was saved.
let dirty = false;

export function watchUnsavedInput(): void {
  const markDirty = () => void (dirty = true);
  document.addEventListener('input', markDirty, true);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof HTMLCanvasElement) markDirty();
    },
    true,
  );
}

export function hasUnsavedInput(): boolean {
  return dirty;
}

export function forgetUnsavedInput(): void {
  dirty = false;
}
