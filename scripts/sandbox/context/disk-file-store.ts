import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store';

export function diskFileStore(directory: string): FileStore {
  return {
    write: async (name, bytes) => {
      await mkdir(directory, { recursive: true });
      // Write to a temporary file and rename it, so that a killed sandbox leaves no partial file.
      const unfinished = path.join(directory, `.${randomUUID()}`);
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path.join(directory, name));
    },
    read: (name) => readFile(path.join(directory, name)).catch(() => undefined),
    clear: () => rm(directory, { recursive: true, force: true }),
  };
}
