const ownRegistry = '/releases.json';

/** Is `releasesUrl` the registry of the page's own server? That one the document carries, and no other. */
export function isOwnRegistry(releasesUrl = ownRegistry): boolean {
  const { href } = window.location;
  return new URL(releasesUrl, href).href === new URL(ownRegistry, href).href;
}
