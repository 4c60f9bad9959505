import { store } from '@investor-portal/shared/session/store';
import { pageSessionAtom } from './page-session';

/**
 * The browser's Back brings a page back as it was left, whoever signed out or in meanwhile. It is loaded anew, so that
 * the platform, or the storage of a page of its own, says again whose it is (readings S8).
 */
export function reloadRestoredPage(): void {
  // Before it is kept: what it showed would be seen until the script runs again.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && store.get(pageSessionAtom) !== 'leaving') window.location.reload();
  });
}
