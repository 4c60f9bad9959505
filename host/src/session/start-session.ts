import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { report, setRestart } from './session-effects';

/**
 * Starts the page's session. In a frame, and wherever the platform requires a hand-over, a stored session is withheld
 * until its investor is handed over (readings S8, S11).
 * @param restart loads a fresh page, which leaves nothing of the investor in memory.
 */
export function startSession(restart: Parameters<typeof setRestart>[0]): void {
  setRestart(restart);
  report({
    type: 'page started',
    withheld: window.parent !== window || runtimeConfig().requireHandOver,
  });
  // The investor may have changed while the page was in the back/forward cache. Hide it before it is cached, because it
  // would be visible until the script runs again.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report({ type: 'page restored' });
  });
}
