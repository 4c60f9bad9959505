import { store } from '@investor-portal/shared/session/store';
import { remoteStatesAtom } from './remote-states';
import { forgetUnsavedInput, hasUnsavedInput } from './unsaved-input';

const guardKey = 'portal.reloaded-for';
/** What storages answer for a file that was taken away; a bucket that hides its list says 403. */
const gone = new Set([403, 404, 410]);

let waiting = false;

/**
 * A page that was opened before a deploy may ask for a part of a version that has been removed since: it is loaded
 * anew, with today's versions. Once for a version and tab, never while something typed would be lost (then at the next
 * change of screen), and never for a mere interruption, which Retry mends.
 */
export function recoverStaleChunks(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void consider(target.src);
    },
    true,
  );
}

/** To be called after each change of screen. */
export function handleScreenChange(): void {
  forgetUnsavedInput();
  if (waiting) window.location.reload();
}

async function consider(url: string): Promise<void> {
  const folder = Object.values(store.get(remoteStatesAtom))
    .filter(({ status }) => status === 'loaded')
    .find((state) => state.folder && url.startsWith(state.folder))?.folder;
  if (!folder || !(await isGone(url)) || !claimReload(folder)) return;
  if (hasUnsavedInput()) waiting = true;
  else window.location.reload();
}

async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return gone.has(status);
  } catch {
    return false;
  }
}

// Without a storage nothing would stop a second reload, so there is not even a first.
function claimReload(folder: string): boolean {
  try {
    if (sessionStorage.getItem(guardKey) === folder) return false;
    sessionStorage.setItem(guardKey, folder);
    return true;
  } catch {
    return false;
  }
}
