import { statSync } from 'node:fs';
import path from 'node:path';
import { workDir } from '../../workspace/apps';
import { CliError } from '../command-line/cli-error';
import { releaseKeys } from '../keys/release-keys';
import { directoryStore, privateFolder } from './directory-store';
import type { Store } from './store';

/** The store that `npm start` serves. */
export const localStoreDir = path.join(workDir, 'releases');

/** The file of the keys that sign the local registry. The keys belong to this machine only. */
export const localKeysFile = path.join(localStoreDir, privateFolder, 'keys.json');

/** Matches a URL but not a folder. A single letter before the colon is a Windows drive. */
const address = /^[a-z][a-z\d+.-]+:/i;

/**
 * Opens the store given with `--to`, an s3:// address or a folder; by default the store that `npm start` serves. The private
 * files are in `.private` in the folder, or below `<prefix>-private` in the bucket.
 * @throws CliError when the value is neither an s3:// address nor a folder.
 */
export async function openStore(to = localStoreDir, option = '--to'): Promise<Store> {
  if (to.startsWith('s3://')) {
    // The S3 client is large and `npm start` never needs it, so it is only imported here.
    const { s3Store } = await import('./s3-store');
    return { ...s3Store(to, besidePrefix(to, option)), keys: releaseKeys() };
  }
  if (to === '' || address.test(to)) throw noStore(to, option);
  const dir = path.resolve(to);
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new CliError(`${option} ${to} is a file. Use a folder or s3://bucket/prefix.`);
  const keys = releaseKeys(dir === localStoreDir ? localKeysFile : undefined);
  return { ...directoryStore(dir), keys };
}

// The private folder is beside the first part of the prefix, because a CDN may serve everything below that part.
function besidePrefix(place: string, option: string): string {
  const [, bucket = '', first = '', rest = ''] = /^s3:\/\/([^/]+)\/([^/]+)(.*)$/.exec(place) ?? [];
  if (!bucket || !first) throw noStore(place, option);
  return `s3://${bucket}/${first}-private${rest.replace(/\/+$/, '')}`;
}

function noStore(given: string, option: string): CliError {
  return new CliError(
    `${option} ${given} is not a store. Use s3://bucket/prefix or a folder. A whole bucket has nothing beside it that is private.`,
  );
}
