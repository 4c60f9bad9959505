import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../workspace/apps.ts';
import { CliError } from './cli-error.ts';
import { eachName } from './each-name.ts';
import {
  filesFolder,
  isCopy,
  isDerived,
  manifestPlace,
  oldManifestPlace,
  partsOf,
  releaseOf,
} from './folders.ts';
import { markSharedFiles } from './log.ts';
import { manifestName } from './manifest.ts';
import { filesNamedIn, isOneOf } from './named-files.ts';
import { untilPruned } from './pruning.ts';
import type { StoredFile, StoredFiles } from './stored-files.ts';
import { AlreadyReleased, type Store, type StoredManifest, type StoredRelease } from './store.ts';

type Releases = Omit<
  Store,
  'place' | 'records' | 'readRegistry' | 'assertWritable' | 'writeRegistry'
>;

/** How releases lie among the files of a place (decision 97). */
export function storedReleases(files: StoredFiles): Releases {
  const releases: Releases = {
    readManifest: (folder) => readManifest(files, folder),
    async putRelease(folder, dir) {
      if (await readManifest(files, folder)) throw new AlreadyReleased(folder);
      await markSharedFiles(files.records);
      await addFiles(files, folder, dir, true);
      const manifest = manifestPlace(folder);
      for (const copy of stagedIn(files, dir).filter((file) => isCopyOfManifest(file)))
        await files.add(manifest + path.extname(copy), readFileSync(path.join(dir, copy)));
      // Last: its presence makes the release complete. Of two simultaneous uploads, one wins.
      const body = readFileSync(path.join(dir, manifestName));
      if (!(await files.add(manifest, body))) throw new AlreadyReleased(folder);
      await releases.completeRelease(folder, dir);
    },
    async completeRelease(folder, dir) {
      await untilPruned(files.records);
      await addFiles(files, folder, dir, false);
    },
    fetchRelease: (folder, dir) => fetchRelease(files, folder, dir),
    async missingFiles(folder) {
      const found = await readManifest(files, folder);
      if (!found) return [manifestPlace(folder)];
      const place = path.posix.dirname(found.entry);
      const there = new Set((await files.list(place)).map(({ name }) => name));
      const named = filesNamedIn(found.text) ?? [];
      return named.map((file) => `${place}/${file}`).filter((file) => !there.has(file));
    },
    async listReleases() {
      return releasesAmong(await everyFile(files));
    },
    async listSharedFiles() {
      return (await everyFile(files)).filter(({ name }) => name.split('/')[1] === filesFolder);
    },
    removeSharedFile: (name) => files.remove(name),
    async removeRelease(folder) {
      const { remote } = partsOf(folder);
      // First, so that nothing takes half of it for a release.
      const manifests = [manifestPlace(folder), oldManifestPlace(folder)];
      await eachName(manifests, (name) => files.remove(name));
      const own = (await files.list(remote)).filter(
        ({ name }) => name.startsWith(`${folder}/`) || name.startsWith(`${manifests[0]}.`),
      );
      await eachName([folder, ...own.map(({ name }) => name)], (name) => files.remove(name));
    },
  };
  return releases;
}

async function readManifest(
  files: StoredFiles,
  folder: string,
): Promise<StoredManifest | undefined> {
  for (const entry of [manifestPlace(folder), oldManifestPlace(folder)]) {
    const body = await files.read(entry);
    if (body) return { text: body.toString(), entry };
  }
  return undefined;
}

async function everyFile(files: StoredFiles): Promise<StoredFile[]> {
  return (await Promise.all(remotes.map(({ name }) => files.list(name)))).flat();
}

function releasesAmong(stored: readonly StoredFile[]): StoredRelease[] {
  const found = new Map<string, StoredRelease>();
  for (const { name, modifiedAt } of stored) {
    const folder = releaseOf(name);
    if (folder === undefined) continue;
    const known = found.get(folder);
    const isManifest = name === manifestPlace(folder) || name === oldManifestPlace(folder);
    found.set(folder, {
      folder,
      complete: known?.complete === true || (isManifest && !folder.includes('/.')),
      modifiedAt: Math.max(known?.modifiedAt ?? 0, modifiedAt),
    });
  }
  return [...found.values()];
}

// What the stamp has taken in, and what only the build tells about itself, stays here.
const unpublished = new Set(['start.json', 'mf-stats.json', manifestName]);

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
  folder: string,
  dir: string,
  whole: boolean,
): Promise<void> {
  const { remote } = partsOf(folder);
  const there = new Set((await files.list(remote)).map(({ name }) => name));
  const published = stagedIn(files, dir).filter(
    (file) => !unpublished.has(file.replace(/\.(?:br|gz)$/, '')),
  );
  await eachName(published, async (file) => {
    // Beside the files in common, whatever else belongs to this release alone.
    const name = file.startsWith(`${filesFolder}/`) ? `${remote}/${file}` : `${folder}/${file}`;
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

async function fetchRelease(files: StoredFiles, folder: string, dir: string): Promise<void> {
  const found = await readManifest(files, folder);
  const place = path.posix.dirname(found?.entry ?? oldManifestPlace(folder));
  const isOld = place === folder;
  const named = new Set(isOld ? [] : filesNamedIn(found?.text ?? ''));
  const write = (file: string, body: Buffer | string) => {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, body);
  };
  const stored = (await files.list(place)).map(({ name }) => path.posix.relative(place, name));
  const wanted = stored.filter((file) => isOld || isOneOf(file, named));
  await eachName(wanted, async (file) => {
    write(file, (await files.read(`${place}/${file}`)) ?? '');
  });
  if (found) write(manifestName, found.text);
}
