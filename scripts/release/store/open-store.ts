import { statSync } from 'node:fs';
import path from 'node:path';
import { workDir } from '../../workspace/apps';
import { CliError } from '../command-line/cli-error';
import { releaseKeys } from '../keys/release-keys';
import { directoryRecords } from './directory-files';
import { directoryStore, privateFolder } from './directory-store';
import type { Records, Store } from './store';

/** The store that `npm start` serves. */
export const localStoreDir = path.join(workDir, 'releases');

/** The file of the keys that sign the local registry. The keys belong to this machine only. */
export const localKeysFile = path.join(localStoreDir, privateFolder, 'keys.json');

/** Matches a URL but not a folder. A single letter before the colon is a Windows drive. */
const address = /^[a-z][a-z\d+.-]+:/i;

/**
 * Opens the store given with `--to`, an s3:// address or a folder; by default the store that `npm start` serves. The private
 * files are in RELEASES_PRIVATE if it is set, else in `.private` in the folder, or below `<prefix>-private` in the bucket.
 * @throws CliError when the value is neither an s3:// address nor a folder.
 */
export async function openStore(to: string | undefined, option = '--to'): Promise<Store> {
  const place = placeOf(to, option);
  const named = process.env['RELEASES_PRIVATE'];
  const records = named
    ? await openRecords(within(placeOf(named, 'RELEASES_PRIVATE'), place))
    : undefined;
  const keys = releaseKeys(place === localStoreDir ? localKeysFile : undefined);
  if (!isS3(place)) return { ...directoryStore(place, records), keys };
  // The S3 client is large and `npm start` never needs it, so it is only imported here.
  const { s3Store } = await import('./s3-store');
  return { ...s3Store(place, records ?? (await openRecords(besidePrefix(place)))), keys };
}

async function openRecords(place: string): Promise<Records> {
  if (!isS3(place)) return directoryRecords(place);
  const { s3Records } = await import('./s3-store');
  return s3Records(place);
}

function placeOf(given: string | undefined, option: string): string {
  if (given === undefined) return localStoreDir;
  if (isS3(given) && URL.canParse(given) && new URL(given).hostname) return given;
  if (given === '' || address.test(given))
    throw new CliError(`${option} ${given} is not a store. Use s3://bucket/prefix or a folder.`);
  const dir = path.resolve(given);
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new CliError(`${option} ${given} is a file. Use a folder or s3://bucket/prefix.`);
  return dir;
}

// Each store has its own folder, because two logs in one folder would contradict each other.
function within(privatePlace: string, place: string): string {
  const name = place
    .replace(/^s3:\/\//, '')
    .replaceAll(/[:\\]/g, '')
    .replaceAll(/^\/+|\/+$/g, '');
  return `${privatePlace.replace(/\/+$/, '')}/${name}`;
}

// The private folder is beside the first part of the prefix, because a CDN may serve everything below that part.
function besidePrefix(place: string): string {
  const [, bucket = '', first = '', rest = ''] = /^s3:\/\/([^/]+)\/?([^/]*)(.*)$/.exec(place) ?? [];
  if (first) return `s3://${bucket}/${first}-private${rest.replace(/\/+$/, '')}`;
  throw new CliError(
    `${place} is a whole bucket, so nothing beside it is private. Use a prefix (s3://${bucket}/portal), or name a place for the log in RELEASES_PRIVATE.`,
  );
}

function isS3(place: string): boolean {
  return place.startsWith('s3://');
}
