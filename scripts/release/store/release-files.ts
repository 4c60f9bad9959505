import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../command-line/cli-error';
import { filesIn, filesNamedIn, isOneOf, manifestName } from './manifest';
import { filesFolder, isCopy, manifestPlace, partsOf } from './release-paths';
import type { Store, StoredFiles } from './store';

type Releases = Omit<
  Store,
  'place' | 'records' | 'fetchRegistry' | 'assertWritable' | 'writeRegistry'
>;

/** Stores releases in the files of a store (decision 97). */
export function releaseFiles(files: StoredFiles): Releases {
  const releases: Releases = {
    async manifestOf(id) {
      return (await files.read(manifestPlace(id)))?.toString();
    },
    async putRelease(id, dir) {
      if (await releases.manifestOf(id)) throw alreadyReleased(id);
      await addFiles(files, id, dir, true);
      const manifest = manifestPlace(id);
      for (const copy of stagedIn(files, dir).filter((file) => isCopyOfManifest(file)))
        await files.add(manifest + path.extname(copy), readFileSync(path.join(dir, copy)));
      // The manifest makes the release complete, so it is stored last. If two uploads run at once, the second one fails.
      const body = readFileSync(path.join(dir, manifestName));
      if (!(await files.add(manifest, body))) throw alreadyReleased(id);
    },
    completeRelease: (id, dir) => addFiles(files, id, dir, false),
    async fetchRelease(id, dir) {
      const manifest = (await releases.manifestOf(id)) ?? '';
      const { remote } = partsOf(id);
      const write = (file: string, body: Buffer | string) => {
        const target = path.join(dir, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, body);
      };
      const named = new Set(filesNamedIn(manifest));
      const stored = (await files.list(remote)).map((name) => path.posix.relative(remote, name));
      const wanted = stored.filter((file) => isOneOf(file, named));
      await eachName(wanted, async (file) => {
        write(file, (await files.read(`${remote}/${file}`)) ?? '');
      });
      if (manifest) write(manifestName, manifest);
    },
    async missingFiles(id) {
      const manifest = await releases.manifestOf(id);
      if (manifest === undefined) return [manifestPlace(id)];
      const { remote } = partsOf(id);
      const there = new Set(await files.list(remote));
      const named = filesNamedIn(manifest) ?? [];
      return named.map((file) => `${remote}/${file}`).filter((file) => !there.has(file));
    },
  };
  return releases;
}

function alreadyReleased(id: string): CliError {
  return new CliError(`${id} is already released, and a release never changes.`);
}

function stagedIn({ keepsCopies }: StoredFiles, dir: string): string[] {
  return filesIn(dir).filter((file) => keepsCopies || !isCopy(file));
}

function isCopyOfManifest(file: string): boolean {
  return isCopy(file) && file.startsWith(`${manifestName}.`);
}

/** @param whole whether to compare files that exist already. If false, only missing files are added. */
async function addFiles(
  files: StoredFiles,
  id: string,
  dir: string,
  whole: boolean,
): Promise<void> {
  const { remote } = partsOf(id);
  const there = new Set(await files.list(remote));
  const published = stagedIn(files, dir).filter((file) => file.startsWith(`${filesFolder}/`));
  await eachName(published, async (file) => {
    const name = `${remote}/${file}`;
    const body = readFileSync(path.join(dir, file));
    if (!there.has(name) && (await files.add(name, body))) return;
    // Another compressor may produce other bytes for the same file.
    if (!whole || isCopy(file)) return;
    const found = await files.read(name);
    if (found && !found.equals(body))
      throw new CliError(
        `${name} in ${files.place} has other bytes than this build's file of that name, and a file never changes. Find out who changed it; if no page uses it, remove it and run the command again.`,
      );
  });
}

const atATime = 6;

export async function eachName(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const rest = [...names];
  while (rest.length > 0) await Promise.all(rest.splice(0, atATime).map(work));
}
