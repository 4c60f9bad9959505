import { addressToLoad, retryElsewhere } from '@investor-portal/loader/failed-scripts';

/** Runs a script in the page. The page's Trusted Types allow only the addresses that this policy has returned. */
export function runScript(url: string, integrity: string): void {
  const rules = { createScriptURL: (allowed: string) => allowed };
  const policy = window.trustedTypes?.createPolicy('investor-portal-host', rules) ?? rules;
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = policy.createScriptURL(url);
  document.head.append(script);
}

/** Reloads each of the portal's own scripts once if it fails. No other code is running yet that could do it (decision 97). */
export function retryPageScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[defer][src]'))
    script.addEventListener('error', () => {
      retryElsewhere(script.src);
      runScript(addressToLoad(script.src), script.integrity);
    });
}
