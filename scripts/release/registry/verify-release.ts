import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteName, remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Release, RegistryEntry } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { integrityOf, manifestName, scriptsIn, stampOf } from '../store/manifest';
import { releaseId } from '../store/release-paths';
import { withScratch } from '../store/scratch';
import type { Store } from '../store/store';

/**
 * Checks that the files of each version that more users will get are in the store. Browsers refuse changed bytes, and
 * `releases verify` finds them. If the registry has dropped a version's `start`, it is read from the manifest. A fallback that
 * is no longer stored is dropped.
 * @throws CliError
 */
export async function withStored(
  store: Store,
  before: Registry,
  after: Registry,
): Promise<Registry> {
  let held = after;
  for (const name of remoteNames) {
    const [known, released] = [before[name], after[name]];
    if (!released) continue;
    const { versions } = released;
    const stored: Record<string, Release> = {};
    for (const version of moreServed(known, released))
      stored[version] = await storedRelease(store, name, version, versions[version]);
    let { previous } = released;
    if (previous && ![known?.current, known?.previous].includes(previous))
      try {
        stored[previous] = await storedRelease(store, name, previous, versions[previous]);
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        // A missing fallback must not prevent a rollback.
        previous = null;
      }
    held = { ...held, [name]: { ...released, previous, versions: { ...versions, ...stored } } };
  }
  return held;
}

function moreServed(before: RegistryEntry | undefined, { current, canary }: RegistryEntry) {
  const known = before?.canary;
  const isWider =
    canary &&
    (canary.version !== known?.version ||
      canary.audience !== known.audience ||
      canary.share > known.share);
  return [...(current === before?.current ? [] : [current]), ...(isWider ? [canary.version] : [])];
}

async function storedRelease(
  store: Store,
  name: RemoteName,
  version: string,
  release: Release | undefined,
): Promise<Release> {
  const id = releaseId(name, version);
  const manifest = await store.manifestOf(id);
  if (!release || manifest === undefined || (await store.missingFiles(id)).length > 0)
    throw new CliError(
      `${name} ${version} is no longer in ${store.place}. Run another version (\`pnpm rollback ${name} --version <version>\`), or switch the remote off (\`pnpm releases off ${name} "<reason>"\`).`,
    );
  // Pages trust what the registry takes from the manifest.
  const { integrity, start } = stampOf(manifest);
  if (integrity !== release.integrity)
    throw new CliError(
      `${name} ${version} in ${store.place} was changed after its release: its manifest is another one. Find out who changed it.`,
    );
  return { ...release, start: { ...release.start, ...start } };
}

/**
 * Returns the differences between a folder and its release, as sentences. The registry contains the hash of the manifest,
 * and the manifest contains the hash of every file.
 */
export function changedFiles(dir: string, release: Release): string[] {
  const manifest = readManifestText(dir);
  if (integrityOf(manifest) !== release.integrity)
    return [`its ${manifestName} is not the one that was released: it was changed since.`];
  const { assets, start } = stampOf(manifest);
  const integrity: Readonly<Record<string, string>> = { ...assets, ...start.integrity };
  const files = new Set([...Object.keys(integrity), ...scriptsIn(dir)]);
  return [...files].flatMap((file) => {
    try {
      const found = integrityOf(readFileSync(path.join(dir, file)));
      return found === integrity[file] ? [] : [`${file} was changed since it was released.`];
    } catch {
      return [`${file} is missing.`];
    }
  });
}

/** Returns the differences between a stored release and the release as it was published. */
export function changedFilesIn(store: Store, id: string, release: Release): Promise<string[]> {
  return withScratch(async (dir) => {
    await store.fetchRelease(id, dir);
    return changedFiles(dir, release);
  });
}

function readManifestText(dir: string): string {
  try {
    return readFileSync(path.join(dir, manifestName), 'utf8');
  } catch {
    throw new CliError(`The release has no ${manifestName} any more. Release it again there.`);
  }
}
