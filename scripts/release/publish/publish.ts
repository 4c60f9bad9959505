import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { theseSources, type Build, type RemoteName } from '../configuration/configuration';
import type { LiveHost, Release, Released } from '@investor-portal/registry/format';
import { mapsIn } from '../store/source-maps';
import { CliError } from '../command-line/cli-error';
import { addDeltasOfRelease } from '../deltas/add-deltas';
import { sha256 } from '../log/log-entry';
import { eachName } from '../store/release-files';
import { manifestPlace, mapsOf, partsOf, releaseId, sbomName } from '../store/release-paths';
import { integrityOf, stampBuild, stampOf } from '../store/manifest';
import { withScratch } from '../store/scratch';
import type { Store } from '../store/store';
import { validateBuild } from './validate';

interface Publication {
  name: RemoteName;
  build: Build;
  sha?: string | undefined;
  /** A semver range of the host's contract; by default that of these sources. */
  contract?: string;
  /** The live host, which must be able to run it; undefined before there is one. */
  host: LiveHost | undefined;
  now: string;
  /** What the registry says of the remote, whose releases users may have. */
  released?: Released | undefined;
  /** Called with the faults instead of throwing: `npm start` serves the build all the same. */
  warn?: (faults: string) => void;
}

/**
 * Stamps and validates a copy of a build and stores it as `<remote>/<version>`, unless the store already has exactly
 * that. Only files that no release has brought yet are written.
 * @returns its registry entry.
 * @throws CliError
 */
export async function publish(store: Store, publication: Publication): Promise<Release> {
  const { name, build, sha, host, now, released, warn } = publication;
  const { contract = `^${theseSources().contract}` } = publication;
  return withScratch(async (staged) => {
    cpSync(build.dist, staged, { recursive: true });
    const id = releaseId(name, build.version);
    // Already stored when an earlier release was interrupted before it reached the registry, or has been dropped from it.
    const kept = await store.manifestOf(id);
    const sbom = sbomOf(build.maps);
    // Another machine that goes on with a release did not build it.
    const { sha: commit, builder } = kept ? stampOf(kept) : { sha, builder: builderHere() };
    const stamp = { version: build.version, sha: commit, contract, builder, sbom };
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
    // First: once it has its manifest the release is complete, and nobody adds what is missing.
    await putMaps(store, mapsOf(name), build.maps);
    await putSbom(store, id, build.maps);
    await storeRelease(store, id, staged, released);
    const entry = manifestPlace(id);
    return { entry, contract, integrity, start, releasedAt: now, ...(sha && { sha }) };
  });
}

/** Stores a folder as a release, with its deltas; of one that is there, it adds what is missing. */
export async function storeRelease(
  store: Store,
  id: string,
  dir: string,
  released: Released | undefined,
): Promise<void> {
  if ((await store.manifestOf(id)) !== undefined) return store.completeRelease(id, dir);
  await addDeltasOfRelease(store, partsOf(id).remote, released, dir);
  await store.putRelease(id, dir);
}

function sbomOf(maps: string): string | undefined {
  const file = path.join(maps, sbomName);
  return existsSync(file) ? sha256(readFileSync(file, 'utf8')) : undefined;
}

// An SBOM belongs to one release, also where it has no script of its own.
async function putSbom(store: Store, id: string, maps: string): Promise<void> {
  const file = path.join(maps, sbomName);
  if (existsSync(file)) await store.records.put(`${mapsOf(id)}/${sbomName}`, readFileSync(file));
}

/**
 * Keeps the source maps of a build in the place's private files: those that are not there yet, as a script's name says
 * what is in it.
 */
export async function putMaps(store: Store, folder: string, maps: string): Promise<void> {
  const there = new Set(await store.records.list(folder));
  const missing = mapsIn(maps).filter((name) => !there.has(`${folder}/${name}`));
  await eachName(missing, (name) =>
    store.records.put(`${folder}/${name}`, readFileSync(path.join(maps, name))),
  );
}

/**
 * Who builds, for the stamp of a release: what RELEASE_BUILDER says, else the run of GitHub Actions, else that it was no
 * pipeline. The stamp is public, so it names no machine.
 */
export function builderHere(env: NodeJS.ProcessEnv = process.env): string {
  const { RELEASE_BUILDER, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  if (RELEASE_BUILDER) return RELEASE_BUILDER;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return `outside of a pipeline, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}
