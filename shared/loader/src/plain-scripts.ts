/*
 * Scripts arrive as differences to the ones that the browser has (decision 98). When one fails because of a damaged file, or
 * of a proxy that drops headers, the page loads it again at another address, which no server answers with a difference and no
 * cache holds.
 */

declare global {
  interface Window {
    /** Addresses of scripts that failed. Loaders of every build look here (../webpack.cjs). */
    portalPlainScripts?: Set<string>;
  }
}

const query = '?plain';

/** Makes every later load of a script request it plain. */
export function loadPlainFromNowOn(url: string): void {
  (window.portalPlainScripts ??= new Set()).add(url);
}

/** The address to load a script from. */
export function addressToLoad(url: string): string {
  return window.portalPlainScripts?.has(url) ? url + query : url;
}

/** The address by which a release names a script. */
export function withoutPlain(address: string): string {
  return address.endsWith(query) ? address.slice(0, -query.length) : address;
}
