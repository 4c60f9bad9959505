import { statSync } from 'node:fs';
import path from 'node:path';
import { configuration } from '../configuration/configuration';
import { CliError } from '../command-line/cli-error';
import { releaseKeys } from '../keys/release-keys';
import { directoryRecords } from './directory-files';
import { directoryStore, privateFolder } from './directory-store';
import type { Records, Store } from './store';

/** The place of commands that are not given any: the portal's is what `npm start` serves. */
export const localStoreDir = () => configuration().localStore;

/** What signs the registry there, of this machine alone. */
export const localKeysFile = () => path.join(localStoreDir(), privateFolder, 'keys.json');

/** A URL rather than a folder; a single letter is a Windows drive. */
const address = /^[a-z][a-z\d+.-]+:/i;

/**
 * The store given with `--to`, an s3:// address or a folder; by default the one that `npm start` serves. Its private
 * files are where RELEASES_PRIVATE says, else in `.private` in the folder, or below `<prefix>-private` in the bucket.
 * @throws CliError when it is neither.
 */
export async function openStore(to: string | undefined, option = '--to'): Promise<Store> {
  const place = placeOf(to, option);
  const named = process.env['RELEASES_PRIVATE'];
  const records = named
    ? await openRecords(within(placeOf(named, 'RELEASES_PRIVATE'), place))
    : undefined;
  const keys = releaseKeys(place === localStoreDir() ? localKeysFile() : undefined);
  if (!isS3(place)) return { ...directoryStore(place, records), keys };
  // Loaded here only: the S3 client is large, and `npm start` never needs it.
  const { s3Store } = await import('./s3-store');
  return { ...s3Store(place, records ?? (await openRecords(besidePrefix(place)))), keys };
}

async function openRecords(place: string): Promise<Records> {
  if (!isS3(place)) return directoryRecords(place);
  const { s3Records } = await import('./s3-store');
  return s3Records(place);
}

function placeOf(given: string | undefined, option: string): string {
  if (given === undefined) return localStoreDir();
  if (isS3(given) && URL.canParse(given) && new URL(given).hostname) return given;
  if (given === '' || address.test(given))
    throw new CliError(`${option} ${given} is not a store. Use s3://bucket/prefix or a folder.`);
  const dir = path.resolve(given);
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new CliError(`${option} ${given} is a file. Use a folder or s3://bucket/prefix.`);
  return dir;
}

// A folder for each place: two logs in one would contradict each other.
function within(privatePlace: string, place: string): string {
  const name = place
    .replace(/^s3:\/\//, '')
    .replaceAll(/[:\\]/g, '')
    .replaceAll(/^\/+|\/+$/g, '');
  return `${privatePlace.replace(/\/+$/, '')}/${name}`;
}

// Beside the first part: a CDN serves what is below a prefix, and that may have a place for each remote (decision 68).
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
