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
