import path from 'node:path';
import { workDir } from '../build/apps.ts';
import { directoryStore } from './directory-store.ts';
import type { Store } from './store.ts';

/** The folder that `npm start` serves. */
export const localStoreDir = path.join(workDir, 'releases');

/** The store of `--to`: an s3:// address or a folder; without it the one that `npm start` serves. */
export async function openStore(to: string | undefined): Promise<Store> {
  if (to?.startsWith('s3://')) {
    // The client is large, and `npm start` never needs it.
    const { s3Store } = await import('./s3-store.ts');
    return s3Store(to);
  }
  return directoryStore(to ? path.resolve(to) : localStoreDir);
}
