import path from 'node:path';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { manifestName } from './manifest.ts';

/** What a release is called in its store. */
export function folderOf(name: RemoteName, version: string): string {
  return `${name}/${version}`;
}

/**
 * The files of all releases of a remote, by names that have a hash of their content (decision 97). The manifest of each
 * release lies beside the folder, so that one path names a file in the build, in the manifest and for a page.
 */
export const filesFolder = 'assets';

/** Where the manifest of a release is: `<remote>/mf-manifest.<version>.json`. */
export function manifestPlace(folder: string): string {
  const { remote, version } = partsOf(folder);
  return `${remote}/${manifestName.replace('.json', `.${version}.json`)}`;
}

/** Where it was before decision 97: in a folder with all files of the release. */
export function oldManifestPlace(folder: string): string {
  return `${folder}/${manifestName}`;
}

const manifests = /^([^/]+)\/mf-manifest\.(.+)\.json$/;

/** The release that a stored file is part of by itself; undefined for one that releases have in common. */
export function releaseOf(file: string): string | undefined {
  const [, remote, version] = manifests.exec(file) ?? [];
  if (remote && version) return `${remote}/${version}`;
  const [first = '', second = ''] = file.split('/');
  if (second === filesFolder || manifests.test(file.replace(copyEnding, ''))) return undefined;
  return `${first}/${second}`;
}

const copyEnding = /\.(?:br|gz)$/;

/** Whether it is a script in another form, such as a compressed copy: what it is made by may write it otherwise. */
export function isDerived(file: string): boolean {
  return isCopy(file) || /\.js\..+$/.test(path.posix.basename(file));
}

/** Whether it is a compressed copy, which servers of a folder pick. */
export function isCopy(file: string): boolean {
  return copyEnding.test(file);
}

/** Whether it is a script's difference to an earlier one. */
export function isDelta(file: string): boolean {
  return file.endsWith('.dcz');
}

export function partsOf(folder: string): { remote: string; version: string } {
  const [remote = '', version = ''] = folder.split('/');
  return { remote, version };
}

/** Where the source maps of a build are in its store's private files, before decision 97 those of remotes too. */
export function mapsOf(folder: string): string {
  return `source-maps/${folder}`;
}
