import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CliError } from './cli-error.ts';
import type { Records } from './records.ts';
import { viaScratch } from './scratch-file.ts';

/** Private files in a folder that only its owner may read: a web server reads releases as another user. */
export function directoryRecords(dir: string): Records {
  const at = (name: string) => path.join(dir, name);
  return {
    place: dir,
    read: (name) =>
      allowed(dir, () => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : undefined)),
    put: (name, body) =>
      allowed(dir, () => {
        // Not with the mode of the private folder: what it lies in is served.
        mkdirSync(path.dirname(dir), { recursive: true });
        mkdirSync(path.dirname(at(name)), { recursive: true, mode: 0o700 });
        const scratch = `${at(name)}.${randomUUID()}`;
        viaScratch(scratch, body, () => renameSync(scratch, at(name)));
      }),
    list: (folder) =>
      allowed(dir, () => {
        if (!existsSync(at(folder))) return [];
        return readdirSync(at(folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
          .map((name) => name.split(path.sep).join('/'))
          .toSorted();
      }),
    remove: (name) =>
      allowed(dir, () => {
        rmSync(at(name), { force: true });
      }),
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
