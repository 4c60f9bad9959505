/*
 * Scripts come as differences to the ones that the browser has (decision 98). Where one fails, by a damaged file or by a
 * proxy that removes or forgets headers, the page loads it anew at an address of its own, which no server answers with a
 * difference and no cache has.
 */

declare global {
  interface Window {
    /** Addresses of scripts that failed. Loaders of every build look here (scripts/build/plain-scripts.cjs). */
    portalPlainScripts?: Set<string>;
  }
}

const query = '?plain';

/** Has every later load of a script ask for it plain. Returns false if it was asked for so before. */
export function loadPlainFromNowOn(url: string): boolean {
  const known = (window.portalPlainScripts ??= new Set());
  if (known.has(url)) return false;
  known.add(url);
  return true;
}

/** The address to load a script from. */
export function addressToLoad(url: string): string {
  return window.portalPlainScripts?.has(url) ? url + query : url;
}

/** The address by which a release names a script. */
export function withoutPlain(address: string): string {
  return address.endsWith(query) ? address.slice(0, -query.length) : address;
}
