import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileStore {
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  clear(): Promise<void>;
}

export function memoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    write: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name),
    clear: async () => files.clear(),
  };
}

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
