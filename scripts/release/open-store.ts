import { statSync } from 'node:fs';
import path from 'node:path';
import { workDir } from '../workspace/apps.ts';
import { directoryStore } from './directory-store.ts';
import { CliError } from './cli-error.ts';
import type { Store } from './store.ts';

/** The folder that `npm start` serves. */
export const localStoreDir = path.join(workDir, 'releases');

/** A URL rather than a folder; a single letter is a Windows drive. */
const address = /^[a-z][a-z\d+.-]+:/i;

/**
 * The store given with `--to`, an s3:// address or a folder; by default the one that `npm start` serves.
 * @throws CliError when it is neither.
 */
export async function openStore(to: string | undefined): Promise<Store> {
  if (to === undefined) return directoryStore(localStoreDir);
  if (to.startsWith('s3://') && URL.canParse(to) && new URL(to).hostname) {
    // Loaded here only: the S3 client is large, and `npm start` never needs it.
    const { s3Store } = await import('./s3-store.ts');
    return s3Store(to);
  }
  if (to === '' || address.test(to))
    throw new CliError(`--to ${to} is not a store. Use s3://bucket/prefix or a folder.`);
  const dir = path.resolve(to);
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new CliError(`--to ${to} is a file. Use a folder or s3://bucket/prefix.`);
  return directoryStore(dir);
}
