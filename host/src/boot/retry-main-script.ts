import { addressToLoad, loadPlainFromNowOn } from '@investor-portal/shared/contract/plain-scripts';

/** Loads the portal's own script anew if it fails: nothing else is there yet that could (decision 98). */
export function retryMainScript(): void {
  const main = document.querySelector<HTMLScriptElement>('script[defer][src]');
  main?.addEventListener('error', () => {
    loadPlainFromNowOn(main.src);
    const script = document.createElement('script');
    script.integrity = main.integrity;
    const rules = { createScriptURL: (url: string) => url };
    const policy = window.trustedTypes?.createPolicy('investor-portal-host', rules) ?? rules;
    script.src = policy.createScriptURL(addressToLoad(main.src));
    document.head.append(script);
  });
}
