import type { RemoteName } from '@investor-portal/shared/contract/define-remote';

/** Where a release is in its store. */
export function folderOf(name: RemoteName, version: string): string {
  return `${name}/${version}`;
}

/** Where the source maps of a release are in its store's private files. */
export function mapsOf(folder: string): string {
  return `source-maps/${folder}`;
}
