import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../db/pglite';
import { diskFileStore } from '../context/disk-file-store';
import { memoryFileStore } from '../context/file-store';
import { createSandbox } from './create-sandbox';
import { lockDirectory } from './lock-directory';
import type { Options } from './options';
import type { Sandbox } from '../context/context';

const readPicture = (key: string) => readFile(new URL(`../${key}`, import.meta.url));

export async function openSandbox(
  options: Options,
): Promise<{ sandbox: Sandbox; close: () => Promise<void> }> {
  const inMemory = options.dataDirectory === 'memory';
  const release = inMemory ? undefined : await lockDirectory(options.dataDirectory);
  const db = await openDatabase(options);
  const files = inMemory
    ? memoryFileStore()
    : diskFileStore(path.join(options.dataDirectory, 'files'));
  return {
    sandbox: await createSandbox({ db, files, readPicture, settings: options }),
    close: async () => {
      await db.close();
      await release?.();
    },
  };
}
