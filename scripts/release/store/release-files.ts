import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../../workspace/apps.ts';
import { CliError } from '../../workspace/cli-error.ts';
import { manifestName } from './manifest.ts';
import { untilPruned } from './pruning.ts';
import {
  filesFolder,
  isCopy,
  isDerived,
  manifestPlace,
  partsOf,
  releaseWithManifest,
} from './release-paths.ts';
import { filesNamedIn, isOneOf } from './stamp.ts';
import { AlreadyReleased, type Store, type StoredFile, type StoredFiles } from './store.ts';

type Releases = Omit<
  Store,
  'place' | 'records' | 'fetchRegistry' | 'assertWritable' | 'writeRegistry'
>;

/** How releases lie among the files of a place (decision 97). */
export function releaseFiles(files: StoredFiles): Releases {
  const releases: Releases = {
    async manifestOf(id) {
      return (await files.read(manifestPlace(id)))?.toString();
    },
    async putRelease(id, dir) {
      if (await releases.manifestOf(id)) throw new AlreadyReleased(id);
      await addFiles(files, id, dir, true);
      const manifest = manifestPlace(id);
      for (const copy of stagedIn(files, dir).filter((file) => isCopyOfManifest(file)))
        await files.add(manifest + path.extname(copy), readFileSync(path.join(dir, copy)));
      // Last: its presence makes the release complete. Of two simultaneous uploads, one wins.
      const body = readFileSync(path.join(dir, manifestName));
      if (!(await files.add(manifest, body))) throw new AlreadyReleased(id);
      await releases.completeRelease(id, dir);
    },
    async completeRelease(id, dir) {
      await untilPruned(files.records);
      await addFiles(files, id, dir, false);
    },
    async fetchRelease(id, dir) {
      const manifest = (await releases.manifestOf(id)) ?? '';
      const { remote } = partsOf(id);
      const write = (file: string, body: Buffer | string) => {
        const target = path.join(dir, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, body);
      };
      const named = new Set(filesNamedIn(manifest));
      const stored = (await files.list(remote)).map(({ name }) =>
        path.posix.relative(remote, name),
      );
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
      const there = new Set((await files.list(remote)).map(({ name }) => name));
      const named = filesNamedIn(manifest) ?? [];
      return named.map((file) => `${remote}/${file}`).filter((file) => !there.has(file));
    },
    async listReleases() {
      return (await everyFile(files)).flatMap(({ name, modifiedAt }) => {
        const id = releaseWithManifest(name);
        return id === undefined ? [] : [{ id, modifiedAt }];
      });
    },
    async removeRelease(id) {
      const manifest = manifestPlace(id);
      for (const name of [manifest, `${manifest}.br`, `${manifest}.gz`]) await files.remove(name);
    },
    async listSharedFiles() {
      return (await everyFile(files)).filter(({ name }) => name.split('/')[1] === filesFolder);
    },
    removeSharedFile: (name) => files.remove(name),
  };
  return releases;
}

async function everyFile(files: StoredFiles): Promise<StoredFile[]> {
  return (await Promise.all(remotes.map(({ name }) => files.list(name)))).flat();
}

function stagedIn({ keepsCopies }: StoredFiles, dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => keepsCopies || !isCopy(file));
}

function isCopyOfManifest(file: string): boolean {
  return isCopy(file) && file.startsWith(`${manifestName}.`);
}

/** @param whole whether to compare what is there already; else only what is missing is added. */
async function addFiles(
  files: StoredFiles,
  id: string,
  dir: string,
  whole: boolean,
): Promise<void> {
  const { remote } = partsOf(id);
  const there = new Set((await files.list(remote)).map(({ name }) => name));
  const published = stagedIn(files, dir).filter((file) => file.startsWith(`${filesFolder}/`));
  await eachName(published, async (file) => {
    const name = `${remote}/${file}`;
    const body = readFileSync(path.join(dir, file));
    if (!there.has(name) && (await files.add(name, body))) return;
    // Another compressor writes other bytes of the same file.
    if (!whole || isDerived(file)) return;
    const found = await files.read(name);
    if (found && !found.equals(body))
      throw new CliError(
        `${name} in ${files.place} has other bytes than this build's file of that name, and a file never changes. Find out who changed it; if no page uses it, remove it and run the command again.`,
      );
  });
}

const atATime = 6;

/** Does work on each name, a few at a time. */
export async function eachName(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const rest = [...names];
  while (rest.length > 0) await Promise.all(rest.splice(0, atATime).map(work));
}
