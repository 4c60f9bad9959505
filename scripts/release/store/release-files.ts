import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { configuration } from '../configuration/configuration';
import { CliError } from '../command-line/cli-error';
import { filesIn, filesNamedIn, isOneOf, manifestName } from './manifest';
import { filesFolder, isCopy, manifestPlace, partsOf, releaseWithManifest } from './release-paths';
import { type Records, type Store, type StoredFile, type StoredFiles } from './store';

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

function alreadyReleased(id: string): CliError {
  return new CliError(`${id} is already released, and a release never changes.`);
}

async function everyFile(files: StoredFiles): Promise<StoredFile[]> {
  return (await Promise.all(configuration().remotes.map(({ name }) => files.list(name)))).flat();
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
  const there = new Set((await files.list(remote)).map(({ name }) => name));
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

const marker = 'pruning.json';
/** A prune stops after this time by itself. Other commands assume that an older prune has died. */
const longestMs = 600_000;
const pollMs = 500;

/**
 * Runs `work`, which removes files, while no release relies on them. A release first stores its manifest, which names the
 * files that it needs, and then waits for the end of a prune. A prune first announces itself and then reads the manifests. One
 * of the two therefore always sees the other.
 * @param work receives the time by which it must have ended, in ms since the epoch.
 */
export async function whilePruning(
  records: Records,
  work: (until: number) => Promise<void>,
): Promise<void> {
  const began = Date.now();
  const other = await beganAt(records);
  if (other !== undefined && began - other < longestMs)
    throw new CliError(
      `Another prune runs since ${new Date(other).toISOString()}. Wait until it ends; one that was cut off counts for ten minutes.`,
    );
  await records.put(marker, JSON.stringify({ began }));
  try {
    await work(began + longestMs / 2);
  } finally {
    await records.remove(marker);
  }
}

export async function untilPruned(records: Records): Promise<void> {
  for (;;) {
    const began = await beganAt(records);
    if (began === undefined || Date.now() - began > longestMs) return;
    await sleep(pollMs);
  }
}

async function beganAt(records: Records): Promise<number | undefined> {
  const text = await records.read(marker);
  const began = /"began":(\d+)/.exec(text ?? '')?.[1];
  return began === undefined ? undefined : Number(began);
}
