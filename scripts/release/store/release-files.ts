import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../command-line/cli-error';
import { filesIn, filesNamedIn, manifestName } from './manifest';
import { filesFolder, isCopy, manifestPlace, partsOf } from './release-paths';
import type { Files, Store } from './store';

type Releases = Pick<Store, 'manifestOf' | 'putRelease' | 'missingFiles' | 'fetchRelease'>;

/**
 * Stores releases in the files of a store (decision 97).
 * @param keepsCopies whether the store needs compressed copies, which a web server picks. A CDN compresses files itself.
 */
export function releaseFiles(files: Files, keepsCopies: boolean): Releases {
  const manifestOf = async (id: string) => (await files.read(manifestPlace(id)))?.toString();
  return {
    manifestOf,
    async putRelease(id, dir) {
      const { remote } = partsOf(id);
      const staged = filesIn(dir).filter((file) => keepsCopies || !isCopy(file));
      const there = new Set(await files.list(remote));
      const add = async (name: string, file: string) => {
        const body = readFileSync(path.join(dir, file));
        if (!there.has(name) && (await files.put(name, body, true))) return;
        // Another compressor may produce other bytes for the same file.
        if (!isCopy(name)) await assertSame(files, name, body);
      };
      await eachName(
        staged.filter((file) => file.startsWith(`${filesFolder}/`)),
        (file) => add(`${remote}/${file}`, file),
      );
      // The manifest makes the release complete, so it is stored last.
      for (const file of staged.filter((each) => each.startsWith(manifestName)).toReversed())
        await add(manifestPlace(id) + file.slice(manifestName.length), file);
    },
    async fetchRelease(id, dir) {
      const manifest = (await manifestOf(id)) ?? '';
      const { remote } = partsOf(id);
      const named = new Set(filesNamedIn(manifest));
      const stored = (await files.list(remote)).map((name) => path.posix.relative(remote, name));
      const wanted = stored.filter((file) =>
        named.has(isCopy(file) ? file.replace(/\.[^.]+$/, '') : file),
      );
      await eachName(wanted, async (file) => {
        write(path.join(dir, file), (await files.read(`${remote}/${file}`)) ?? '');
      });
      if (manifest) write(path.join(dir, manifestName), manifest);
    },
    async missingFiles(id) {
      const manifest = await manifestOf(id);
      if (manifest === undefined) return [manifestPlace(id)];
      const { remote } = partsOf(id);
      const there = new Set(await files.list(remote));
      return filesNamedIn(manifest)
        .map((file) => `${remote}/${file}`)
        .filter((file) => !there.has(file));
    },
  };
}

async function assertSame(files: Files, name: string, body: Buffer): Promise<void> {
  const found = await files.read(name);
  if (found && !found.equals(body))
    throw new CliError(
      `${name} in ${files.place} has other bytes than this build's file of that name, and a file never changes. Find out who changed it; if no page uses it, remove it and run the command again.`,
    );
}

function write(target: string, body: Buffer | string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, body);
}

const atATime = 6;

export async function eachName(
  names: readonly string[],
  work: (name: string) => Promise<unknown>,
): Promise<void> {
  const rest = [...names];
  while (rest.length > 0) await Promise.all(rest.splice(0, atATime).map(work));
}
