import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractVersion, type RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { LiveHost, Release } from '@investor-portal/shared/contract/registry';
import type { Build } from '../build/build-app.ts';
import { manifestName } from './manifest.ts';
import { CliError } from './cli-error.ts';
import { integrityOf, stampBuild, stampOf } from './stamp.ts';
import type { Store } from './store.ts';
import { validateBuild } from './validate.ts';

export interface Publication {
  name: RemoteName;
  build: Build;
  sha?: string | undefined;
  /** The host that must be able to run it; undefined before there is one. */
  host: LiveHost | undefined;
  now: string;
  /** Told what would refuse a release, where it is to be served all the same: `npm start`. */
  warn?: (faults: string) => void;
}

/**
 * Stamps and validates a copy of a build and puts it into the store as `<remote>/<version>`, unless the very same is
 * there.
 * @returns what the registry says of it.
 * @throws CliError
 */
export async function publish(store: Store, publication: Publication): Promise<Release> {
  const { name, build, sha, host, now, warn } = publication;
  const contract = `^${contractVersion}`;
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  // A folder of its own: the scratch one is for this user only, and a web server reads the release as another.
  const staged = path.join(scratch, 'build');
  try {
    cpSync(build.dist, staged, { recursive: true });
    const folder = folderOf(name, build.version);
    // There already, where a release was cut off before the registry named it, or was forgotten since.
    const kept = await store.readManifest(folder);
    const stamp = { version: build.version, sha: kept ? stampOf(kept).sha : sha, contract };
    const { integrity, start } = stampBuild(staged, stamp);
    try {
      validateBuild({ name, dir: staged, contract }, host);
    } catch (error) {
      if (!warn || !(error instanceof CliError)) throw error;
      warn(error.message);
    }
    if (kept === undefined) await store.putRelease(folder, staged);
    else if (integrityOf(kept) !== integrity)
      throw new CliError(
        `${folder} in ${store.place} is not what these sources build to. Remove it if no page may use it any more, and release again.`,
      );
    const entry = `${folder}/${manifestName}`;
    return { entry, contract, integrity, start, releasedAt: now, ...(sha && { sha }) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export function folderOf(name: RemoteName, version: string): string {
  return `${name}/${version}`;
}
