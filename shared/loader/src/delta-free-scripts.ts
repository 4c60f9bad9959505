/*
 * Scripts arrive as differences from the scripts that the browser already has (decision 98). A script can fail because a
 * file is damaged or a proxy drops headers. The page then loads the script again from another address, which servers
 * answer without a difference and caches do not hold.
 */

declare global {
  interface Window {
    /** Addresses of scripts that failed. The script loaders of every build read them (../webpack.cjs). */
    portalPlainScripts?: Set<string>;
  }
}

const query = '?plain';

export function disableDelta(url: string): void {
  (window.portalPlainScripts ??= new Set()).add(url);
}

export function addressToLoad(url: string): string {
  return window.portalPlainScripts?.has(url) ? url + query : url;
}

/** Returns the address under which a release lists a script. */
export function addressInRelease(address: string): string {
  return address.endsWith(query) ? address.slice(0, -query.length) : address;
}
