import type { RemoteName } from '@investor-portal/shared/contract/remote-names';

export function releaseId(name: RemoteName, version: string): string {
  return `${name}/${version}`;
}

export function partsOf(id: string): { remote: string; version: string } {
  const [remote = '', version = ''] = id.split('/');
  return { remote, version };
}

/**
 * The folder of a remote's files, whose names contain a hash, so its releases share them (decision 97). Manifests are beside
 * the folder, so a file has the same path in the build, in the manifest and in a page.
 */
export const filesFolder = 'assets';

export function manifestPlace(id: string): string {
  const { remote, version } = partsOf(id);
  return `${remote}/mf-manifest.${version}.json`;
}

/** Returns whether a file is a compressed copy, which the web server of a folder picks. Compressors differ in the bytes. */
export function isCopy(file: string): boolean {
  return /\.(?:br|gz)$/.test(file);
}

/** Returns the folder of source maps in the private files, for a remote or for `host/<version>`. */
export function mapsOf(app: string): string {
  return `source-maps/${app}`;
}
