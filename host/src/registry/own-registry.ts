const ownRegistry = '/releases.json';

/** Whether `releasesUrl` is the registry of the page's own server, the only one the document carries. */
export function isOwnRegistry(releasesUrl = ownRegistry): boolean {
  const { href } = window.location;
  return new URL(releasesUrl, href).href === new URL(ownRegistry, href).href;
}
