import { cpSync } from 'node:fs';
import { contractVersion, type RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Build } from '../../build/build-app';
import type { LiveHost, Release } from '@investor-portal/registry/format';
import { CliError } from '../command-line/cli-error';
import { manifestPlace, mapsOf, releaseId } from '../store/release-paths';
import { integrityOf, stampBuild, stampOf } from '../store/manifest';
import { withScratch } from '../store/scratch';
import type { Store } from '../store/store';
import { putMaps } from './maps';
import { validateBuild } from './validate';

interface Publication {
  name: RemoteName;
  build: Build;
  sha?: string | undefined;
  /** A semver range of the host's contract; by default the contract of these sources. */
  contract?: string;
  /** The live host, which must satisfy the contract; undefined before the first host. */
  host: LiveHost | undefined;
  now: string;
  /** Called with the faults instead of throwing, because `npm start` serves a faulty build too. */
  warn?: (faults: string) => void;
}

/**
 * Stamps and validates a copy of a build, and stores it as `<remote>/<version>` unless it is already stored.
 * @returns its registry entry.
 * @throws CliError
 */
export async function publish(store: Store, publication: Publication): Promise<Release> {
  const { name, build, sha, host, now, warn } = publication;
  const { contract = `^${contractVersion}` } = publication;
  return withScratch(async (staged) => {
    cpSync(build.dist, staged, { recursive: true });
    const id = releaseId(name, build.version);
    // It is stored if a command was interrupted before changing the registry, or if the registry dropped the version.
    const kept = await store.manifestOf(id);
    // If another machine stored the release, keep that machine's commit in the stamp.
    const stamp = { version: build.version, sha: kept ? stampOf(kept).sha : sha, contract };
    const { integrity, start } = stampBuild(staged, stamp);
    try {
      validateBuild({ name, dir: staged, maps: build.maps, contract }, host);
    } catch (error) {
      if (!warn || !(error instanceof CliError)) throw error;
      warn(error.message);
    }
    if (kept !== undefined && integrityOf(kept) !== integrity)
      throw new CliError(
        `${id} in ${store.place} differs from what these sources build. If no page uses it any more, delete it and release again.`,
      );
    // Store the source maps first. Once the manifest is stored the release is complete, and nothing adds missing source maps.
    await putMaps(store, mapsOf(name), build.maps);
    await store.putRelease(id, staged);
    const entry = manifestPlace(id);
    return { entry, contract, integrity, start, releasedAt: now, ...(sha && { sha }) };
  });
}
