import { addressToLoad, retryElsewhere } from '@investor-portal/loader/failed-scripts';
import { runScript } from './run-script';

/**
 * Reloads each of the portal's own scripts once if it fails to load. No other code is running yet that could do it
 * (decision 97). Each script waits for the other, so their order does not matter.
 */
export function retryPageScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[defer][src]'))
    script.addEventListener('error', () => loadPlain(script));
}

function loadPlain(failed: HTMLScriptElement): void {
  retryElsewhere(failed.src);
  runScript(addressToLoad(failed.src), failed.integrity);
}
