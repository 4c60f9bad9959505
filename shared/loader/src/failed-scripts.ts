// A script that failed is loaded once more from another address (decision 97), which neither Chrome's failed preload nor a
// damaged file in a cache answers.

declare global {
  interface Window {
    /** Scripts that failed. The script loaders of every build read their addresses (../webpack.cjs). */
    portalPlainScripts?: Set<string>;
  }
}

const query = '?plain';

export function retryElsewhere(url: string): void {
  (window.portalPlainScripts ??= new Set()).add(url);
}

export function countFailed(): number {
  return window.portalPlainScripts?.size ?? 0;
}

export function addressToLoad(url: string): string {
  return window.portalPlainScripts?.has(url) ? url + query : url;
}

/** Returns the address under which a release lists a script. */
export function addressInRelease(address: string): string {
  return address.endsWith(query) ? address.slice(0, -query.length) : address;
}
