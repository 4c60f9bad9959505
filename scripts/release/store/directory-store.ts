import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, sha256 } from './manifest';
import { releaseFiles } from './release-files';
import { type Files, RegistryMoved, type Store } from './store';

/** The folder of the private files in a store. */
export const privateFolder = '.private';

export function directoryStore(dir: string): Store {
  const registry = path.join(dir, 'releases.json');
  const read = () => (existsSync(registry) ? readFileSync(registry, 'utf8') : undefined);
  return {
    place: dir,
    records: directoryFiles(path.join(dir, privateFolder), 0o700),
    async fetchRegistry() {
      const text = read();
      return text === undefined ? undefined : { text, tag: sha256(text) };
    },
    // A folder has no conditional writes, so it takes one change at a time (shared/docs/releasing.md).
    async writeRegistry(text, expected) {
      const now = read();
      if ((now === undefined ? undefined : sha256(now)) !== expected) throw new RegistryMoved(dir);
      mkdirSync(dir, { recursive: true });
      replaceFile(registry, text);
    },
    ...releaseFiles(directoryFiles(dir), true),
  };
}

/** @param mode of the private folder, which only its owner may read. The web server reads the releases as another user. */
function directoryFiles(dir: string, mode?: number): Files {
  const at = (name: string) => path.join(dir, name);
  return {
    place: dir,
    read: async (name) => (existsSync(at(name)) ? readFileSync(at(name)) : undefined),
    async put(name, body, once = false) {
      if (once && existsSync(at(name))) return false;
      // The parent folder is served, so it does not get the mode of the private folder.
      mkdirSync(path.dirname(dir), { recursive: true });
      mkdirSync(path.dirname(at(name)), { recursive: true, mode });
      replaceFile(at(name), body);
      return true;
    },
    list: async (folder) =>
      existsSync(at(folder)) ? filesIn(at(folder)).map((file) => `${folder}/${file}`) : [],
  };
}

// The file is moved into place, so a reader never sees a part of it.
function replaceFile(place: string, body: string | Buffer): void {
  const scratch = `${place}.${randomUUID()}`;
  try {
    writeFileSync(scratch, body);
    renameSync(scratch, place);
  } finally {
    rmSync(scratch, { force: true });
  }
}
