import { store } from '@investor-portal/shared/session/store';
import { pageSessionAtom } from './page-session';

/**
 * Reloads a page that the browser restores from its back/forward cache, because the investor may have changed since. The
 * fresh page gets its session from the platform or, outside a frame, from storage (readings S8).
 */
export function reloadRestoredPage(): void {
  // Hide the page before it is cached: it would be visible until the script runs again.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && store.get(pageSessionAtom) !== 'closing') window.location.reload();
  });
}
