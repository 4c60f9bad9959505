import { addressToLoad, disableDelta } from '@investor-portal/loader/delta-free-scripts';

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
  const script = document.createElement('script');
  script.integrity = failed.integrity;
  const rules = { createScriptURL: (url: string) => url };
  const policy = window.trustedTypes?.createPolicy('investor-portal-host', rules) ?? rules;
  script.src = policy.createScriptURL(addressToLoad(failed.src));
  document.head.append(script);
}
