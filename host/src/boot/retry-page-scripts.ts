import { addressToLoad, disableDelta } from '@investor-portal/loader/delta-free-scripts';
import { runScript } from './run-script';

/**
 * Reloads each of the portal's own scripts once if it fails to load. No other code is running yet that could do it
 * (decision 98). Each script waits for the other, so their order does not matter.
 */
export function retryPageScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[defer][src]'))
    script.addEventListener('error', () => loadPlain(script));
}

function loadPlain(failed: HTMLScriptElement): void {
  disableDelta(failed.src);
  runScript(addressToLoad(failed.src), failed.integrity);
}
