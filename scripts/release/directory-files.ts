import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Records } from './records.ts';
import { viaScratch } from './scratch-file.ts';
import type { StoredFiles } from './stored-files.ts';

const unfinished = '.unfinished-';
/** An older file was left by a release that was interrupted. */
const abandonedMs = 3_600_000;

/** The files of releases in a folder. */
export function directoryFiles(dir: string, records: Records): StoredFiles {
  return {
    place: dir,
    records,
    keepsCopies: true,
    async read(name) {
      const place = path.join(dir, name);
      return isFile(place) ? readFileSync(place) : undefined;
    },
    async add(name, body) {
      const place = path.join(dir, name);
      if (existsSync(place)) return false;
      const top = path.join(dir, name.split('/')[0] ?? '');
      mkdirSync(path.dirname(place), { recursive: true });
      removeAbandoned(top);
      // A server sees the whole file or none.
      const scratch = path.join(top, `${unfinished}${randomUUID()}`);
      return viaScratch(scratch, body, () => added(scratch, place));
    },
    async list(folder) {
      const place = path.join(dir, folder);
      if (!existsSync(place)) return [];
      return readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .flatMap((file) => {
          // Another release may just have put it in its place.
          const modifiedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
          const name = path.relative(dir, file).split(path.sep).join('/');
          return modifiedAt === undefined ? [] : [{ name, modifiedAt }];
        });
    },
    async remove(name) {
      rmSync(path.join(dir, name), { recursive: true, force: true });
    },
  };
}

// Both fail when there is one already. Not every file system has links.
function added(scratch: string, place: string): boolean {
  try {
    linkSync(scratch, place);
    return true;
  } catch {
    if (existsSync(place)) return false;
    copyFileSync(scratch, place, constants.COPYFILE_EXCL);
    return true;
  }
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true;
}

function removeAbandoned(dir: string): void {
  for (const name of readdirSync(dir).filter((each) => each.startsWith(unfinished))) {
    const place = path.join(dir, name);
    const since = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > abandonedMs) rmSync(place, { recursive: true, force: true });
  }
}
