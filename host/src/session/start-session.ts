import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { report, setRestart } from './session-effects';

/** @param restart loads a fresh page, so that no data of the investor stays in memory. */
export function startSession(restart: Parameters<typeof setRestart>[0]): void {
  setRestart(restart);
  report({
    type: 'page started',
    withheld: window.parent !== window || runtimeConfig().requireHandOver,
  });
  // The investor may change while the page is in the back/forward cache. So the page is hidden before it is cached,
  // because it would be visible until the script runs again.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report({ type: 'page restored' });
  });
}
