import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { Release, RegistryEntry } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import { CliError } from '../command-line/cli-error';
import { integrityOf, manifestName, scriptsIn, stampOf } from '../store/manifest';
import { releaseId } from '../store/release-paths';
import { withScratch } from '../store/scratch';
import type { Store } from '../store/store';

/**
 * Checks a registry change against the store. Each version that more users will get must be stored, and every byte must match
 * the release. The same holds for the current version beside a new canary. If the registry has dropped a version's `start`, it
 * is read from the manifest. A fallback that is no longer stored is dropped.
 * @throws CliError
 */
export async function withVerified(
  store: Store,
  before: Registry,
  after: Registry,
): Promise<Registry> {
  let held = after;
  for (const name of remoteNames) {
    const released = after[name];
    if (!released) continue;
    const versions = { ...released.versions };
    for (const version of versionsToVerify(before[name], released))
      versions[version] = await verifiedRelease(store, name, version, versions[version]);
    const fallback = newFallback(before[name], released);
    let { previous } = released;
    if (fallback)
      try {
        versions[fallback] = await verifiedRelease(store, name, fallback, versions[fallback]);
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        // A missing fallback must not prevent a rollback.
        previous = null;
      }
    held = { ...held, [name]: { ...released, previous, versions } };
  }
  return held;
}

function versionsToVerify(
  before: RegistryEntry | undefined,
  { current, canary }: RegistryEntry,
): string[] {
  const wider = canary && canary.share > (before?.canary?.share ?? 0);
  const other =
    canary &&
    (canary.version !== before?.canary?.version || canary.audience !== before.canary.audience);
  return [
    ...(current === before?.current ? [] : [current]),
    ...(wider || other ? [canary.version] : []),
    ...(other && before ? [current] : []),
  ];
}

// Returns the fallback if it was neither current nor the fallback before the change.
function newFallback(
  before: RegistryEntry | undefined,
  { previous }: RegistryEntry,
): string | undefined {
  const served = [before?.current, before?.previous];
  return previous && !served.includes(previous) ? previous : undefined;
}

/** Checks the current version, which users get if the canary fails. @throws CliError if its files have changed. */
export async function assertCanaryFallback(
  store: Store,
  name: RemoteName,
  released: RegistryEntry | undefined,
): Promise<void> {
  if (!released)
    throw new CliError(
      `${name} was never released to ${store.place}. A canary needs a current release.`,
    );
  const { current, versions } = released;
  await verifiedRelease(store, name, current, versions[current]);
}

async function verifiedRelease(
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
  // A changed manifest could vouch for changed scripts, and pages trust what the registry takes from the manifest.
  const { integrity, start } = stampOf(manifest);
  const changed =
    integrity === release.integrity
      ? await changedFilesIn(store, id, release)
      : ['its manifest is another one.'];
  if (changed.length > 0)
    throw new CliError(
      `${name} ${version} in ${store.place} was changed after its release: ${changed.join(' ')} Find out who changed it. No more users get it, nor a canary beside it.`,
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
