import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractVersion, type RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { LiveHost, Release } from '@investor-portal/shared/contract/registry';
import type { Build } from '../build/build-app.ts';
import { manifestName } from './manifest.ts';
import { Refusal } from './refusal.ts';
import { stampBuild } from './stamp.ts';
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
 * Stamps and validates a copy of a build and puts it into the store as `<remote>/<version>`.
 * @returns what the registry says of it.
 * @throws Refusal
 */
export async function publish(store: Store, publication: Publication): Promise<Release> {
  const { name, build, sha, host, now, warn } = publication;
  const contract = `^${contractVersion}`;
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  // A folder of its own: the scratch one is for this user only, and a web server reads the release as another.
  const staged = path.join(scratch, 'build');
  try {
    cpSync(build.dist, staged, { recursive: true });
    const { integrity, start } = stampBuild(staged, { version: build.version, sha, contract });
    try {
      validateBuild({ name, dir: staged, contract }, host);
    } catch (error) {
      if (!warn || !(error instanceof Refusal)) throw error;
      warn(error.message);
    }
    const folder = folderOf(name, build.version);
    await store.putRelease(folder, staged);
    const entry = `${folder}/${manifestName}`;
    return { entry, contract, integrity, start, releasedAt: now, ...(sha && { sha }) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export function folderOf(name: RemoteName, version: string): string {
  return `${name}/${version}`;
}
