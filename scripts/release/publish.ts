import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractVersion, type RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { LiveHost, Release } from '@investor-portal/shared/contract/registry';
import type { Build } from '../build/build-app.ts';
import { sbomName } from '../build/move-sbom.ts';
import { mapsIn } from '../build/source-maps.ts';
import { builderHere } from './builder.ts';
import { eachName } from './each-name.ts';
import { folderOf, mapsOf } from './folders.ts';
import { sha256 } from './log-entry.ts';
import { manifestName } from './manifest.ts';
import { CliError } from './cli-error.ts';
import { integrityOf, stampBuild, stampOf } from './stamp.ts';
import type { Store } from './store.ts';
import { validateBuild } from './validate.ts';

export interface Publication {
  name: RemoteName;
  build: Build;
  sha?: string | undefined;
  /** The live host, which must be able to run it; undefined before there is one. */
  host: LiveHost | undefined;
  now: string;
  /** Called with the faults instead of throwing: `npm start` serves the build all the same. */
  warn?: (faults: string) => void;
}

/**
 * Stamps and validates a copy of a build and stores it as `<remote>/<version>`, unless the store already has exactly
 * that.
 * @returns its registry entry.
 * @throws CliError
 */
export async function publish(store: Store, publication: Publication): Promise<Release> {
  const { name, build, sha, host, now, warn } = publication;
  const contract = `^${contractVersion}`;
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  // Inside the scratch folder, which only this user may read: a web server reads the release as another user.
  const staged = path.join(scratch, 'build');
  try {
    cpSync(build.dist, staged, { recursive: true });
    const folder = folderOf(name, build.version);
    // Already stored when an earlier release was interrupted before it reached the registry, or has been dropped from it.
    const kept = await store.readManifest(folder);
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
        `${folder} in ${store.place} differs from what these sources build. If no page uses it any more, delete it and release again.`,
      );
    // First: once it has its manifest the release is complete, and nobody adds what is missing.
    await putMaps(store, folder, build.maps);
    if (kept === undefined) await store.putRelease(folder, staged);
    const entry = `${folder}/${manifestName}`;
    return { entry, contract, integrity, start, releasedAt: now, ...(sha && { sha }) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function sbomOf(maps: string): string | undefined {
  const file = path.join(maps, sbomName);
  return existsSync(file) ? sha256(readFileSync(file, 'utf8')) : undefined;
}

/** Keeps the source maps and the SBOM of a build in the place's private files. */
export async function putMaps(store: Store, folder: string, maps: string): Promise<void> {
  const sbom = existsSync(path.join(maps, sbomName)) ? [sbomName] : [];
  await eachName([...mapsIn(maps), ...sbom], (name) =>
    store.records.put(`${mapsOf(folder)}/${name}`, readFileSync(path.join(maps, name))),
  );
}
