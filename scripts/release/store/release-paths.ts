import path from 'node:path';
import type { RemoteName } from '../configuration/configuration';

/** What a release is called in its store: `<remote>/<version>`. */
export function releaseId(name: RemoteName, version: string): string {
  return `${name}/${version}`;
}

export function partsOf(id: string): { remote: string; version: string } {
  const [remote = '', version = ''] = id.split('/');
  return { remote, version };
}

/**
 * The files of all releases of a remote, by names that have a hash of their content (decision 97). The manifest of each
 * release lies beside the folder, so that one path names a file in the build, in the manifest and for a page.
 */
export const filesFolder = 'assets';

/** Where the manifest of a release is: `<remote>/mf-manifest.<version>.json`. */
export function manifestPlace(id: string): string {
  const { remote, version } = partsOf(id);
  return `${remote}/mf-manifest.${version}.json`;
}

/** The release whose manifest a stored file is; undefined for any other file. */
export function releaseWithManifest(file: string): string | undefined {
  const [, remote, version] = /^([^/]+)\/mf-manifest\.(.+)\.json$/.exec(file) ?? [];
  return remote && version && `${remote}/${version}`;
}

/** Whether it is a script in another form, such as a compressed copy: what it is made by may write it otherwise. */
export function isDerived(file: string): boolean {
  return isCopy(file) || /\.js\..+$/.test(path.posix.basename(file));
}

/** Whether it is a compressed copy, which servers of a folder pick. */
export function isCopy(file: string): boolean {
  return /\.(?:br|gz)$/.test(file);
}

/** The content encoding of a delta, and the end of its file's name: zstd with a dictionary (RFC 9842). */
export const deltaEncoding = 'dcz';

/** Whether a file is a delta, a script's difference to an earlier one (../deltas/dictionary.ts). */
export function isDelta(file: string): boolean {
  return file.endsWith(`.${deltaEncoding}`);
}

/** The software bill of materials of a build, in CycloneDX, beside its source maps. */
export const sbomName = 'sbom.cdx.json';

/** Where source maps are in a store's private files: those of a remote, or of `host/<version>`. */
export function mapsOf(app: string): string {
  return `source-maps/${app}`;
}
