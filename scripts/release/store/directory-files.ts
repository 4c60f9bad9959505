import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CliError } from '../command-line/cli-error';
import { noRoom } from '../command-line/failures.mjs';
import { filesIn } from './manifest';
import type { Records, StoredFiles } from './store';

const unfinished = '.unfinished-';
/** A file that is older than this was left by an interrupted release. */
const abandonedMs = 3_600_000;

export function directoryFiles(dir: string): StoredFiles {
  return {
    place: dir,
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
      // The file is moved into place, so a web server never sees a part of it.
      const scratch = path.join(top, `${unfinished}${randomUUID()}`);
      return viaScratch(scratch, body, () => added(scratch, place));
    },
    list: async (folder) => namesBelow(dir, folder),
  };
}

function namesBelow(dir: string, folder: string): string[] {
  const place = path.join(dir, folder);
  return existsSync(place) ? filesIn(place).map((file) => `${folder}/${file}`) : [];
}

// Both calls fail if the file exists already. Some file systems do not support links, so the file is copied there.
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

/** Stores private files in a folder that only its owner may read. The web server reads the releases as another user. */
export function directoryRecords(dir: string): Records {
  const at = (name: string) => path.join(dir, name);
  return {
    place: dir,
    read: (name) =>
      allowed(dir, () => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : undefined)),
    put: (name, body) =>
      allowed(dir, () => {
        // The parent folder is served, so it does not get the mode of the private folder.
        mkdirSync(path.dirname(dir), { recursive: true });
        mkdirSync(path.dirname(at(name)), { recursive: true, mode: 0o700 });
        const scratch = `${at(name)}.${randomUUID()}`;
        viaScratch(scratch, body, () => renameSync(scratch, at(name)));
      }),
    list: (folder) => allowed(dir, () => namesBelow(dir, folder)),
  };
}

async function allowed<T>(dir: string, work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))) throw error;
    throw new CliError(
      `${dir} cannot be used (${String(error.code)}). It holds the log of releases: get the rights to it, or name another place in RELEASES_PRIVATE.`,
      { cause: error },
    );
  }
}

/**
 * Writes a file under a temporary name, which `put` moves into place, so a reader never sees a part of the file. The temporary
 * file is removed if writing fails.
 * @throws CliError on a full disk.
 */
export function viaScratch<T>(scratch: string, body: string | Buffer, put: () => T): T {
  try {
    writeFileSync(scratch, body);
    return put();
  } catch (error) {
    const full = noRoom(error, path.dirname(scratch));
    throw full === undefined ? error : new CliError(full, { cause: error });
  } finally {
    rmSync(scratch, { force: true });
  }
}
