import { addressToLoad, loadPlainFromNowOn } from '@investor-portal/loader/plain-scripts';

/**
 * Loads those of the portal's own scripts that fail anew, once: nothing else is there yet that could (decision 98). Either may
 * come first: what it needs of the other, it waits for.
 */
export function retryPageScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[defer][src]'))
    script.addEventListener('error', () => loadPlain(script));
}

function loadPlain(failed: HTMLScriptElement): void {
  loadPlainFromNowOn(failed.src);
  const script = document.createElement('script');
  script.integrity = failed.integrity;
  const rules = { createScriptURL: (url: string) => url };
  const policy = window.trustedTypes?.createPolicy('investor-portal-host', rules) ?? rules;
  script.src = policy.createScriptURL(addressToLoad(failed.src));
  document.head.append(script);
}
