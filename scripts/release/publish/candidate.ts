import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractVersion, type RemoteName } from '@investor-portal/shared/contract/define-remote';
import { type Build, buildApp } from '../../build/build-app';
import { sourceVersion } from '../../build/source-version';
import { root } from '../../workspace/apps';
import { moveMaps } from '../store/source-maps';
import { CliError } from '../command-line/cli-error';
import { type Manifest, readBuildManifest, scriptsIn } from '../store/manifest';
import { compressText } from './maps';
import { committedSha } from './git';

export interface Candidate {
  version: string;
  sha: string;
  /** A semver range of the host's contract. */
  contract: string;
  build: () => Promise<Build>;
  remove: () => void;
}

/** Returns the candidate for the commit that is checked out. @throws CliError */
export function ofTheseSources(folder: string): Candidate {
  const sha = committedSha();
  const build = async () => {
    const built = await buildApp(folder, console.log);
    if (committedSha() !== sha)
      throw new CliError('Another commit was checked out during the build. Run the command again.');
    return built;
  };
  const contract = `^${contractVersion}`;
  return { version: sourceVersion(folder), sha, contract, build, remove: () => undefined };
}

/**
 * Returns the candidate for a build from another repository, which `pnpm release <remote> --from <folder>` takes. The folder
 * is not changed: source maps are moved out of a copy, and missing files are added to the copy.
 * @param commit the commit of the build; by default the commit that is checked out in the folder.
 * @throws CliError
 */
export function builtElsewhere(
  name: RemoteName,
  folder: string,
  commit: string | undefined,
): Candidate {
  const manifest = readBuildManifest(folder);
  const sha = commit ?? committedSha(folder);
  const contract = contractOf(name, manifest);
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-built-'));
  const [dist, maps] = [path.join(scratch, 'dist'), path.join(scratch, 'maps')];
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  try {
    cpSync(folder, dist, { recursive: true });
    moveMaps(dist, maps, root);
    assertIntegrityOfChunks(name, dist, manifest);
    const start = path.join(dist, 'start.json');
    if (!existsSync(start)) writeFileSync(start, JSON.stringify(startOf(manifest)));
    compressText(dist);
    const version = versionOf(dist, manifest);
    const build = { folder, version, dist, maps };
    return { version, sha, contract, build: () => Promise.resolve(build), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function contractOf(name: RemoteName, { metaData }: Manifest): string {
  if (metaData.contract) return `^${metaData.contract}`;
  throw new CliError(
    `${name} was not released: its manifest does not say which contract it was built against. Add \`additionalData\` to its \`manifest\` option, as scripts/external-remote/example/webpack.config.cjs does.`,
  );
}

// The host passes the integrity of chunks through a function (shared/loader/src/trusted-scripts.ts). If the entry does not
// call it, someone with access to the storage could change a chunk.
function assertIntegrityOfChunks(name: RemoteName, dist: string, manifest: Manifest): void {
  const entry = path.join(dist, entryOf(manifest));
  if (!existsSync(entry) || readFileSync(entry, 'utf8').includes('portalScriptIntegrity')) return;
  throw new CliError(
    `${name} was not released: its entry loads chunks without their integrity. Take the plugin of scripts/external-remote/example/webpack.config.cjs.`,
  );
}

function entryOf({ metaData }: Manifest): string {
  return path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name);
}

/** Returns the scripts that a page loads at once. The requests of each screen are unknown, so pages prefetch none. */
function startOf(manifest: Manifest) {
  const scripts = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  return { entry: entryOf(manifest), scripts, screens: {} };
}

// The version is a hash of the files, so the same files have the same version on every machine.
function versionOf(dist: string, { metaData }: Manifest): string {
  const hash = createHash('sha256');
  for (const script of ['mf-manifest.json', 'start.json', ...scriptsIn(dist)])
    hash.update(`${script}\n`).update(readFileSync(path.join(dist, script)));
  return `${metaData.buildInfo?.buildVersion ?? '0.0.0'}-${hash.digest('hex').slice(0, 10)}`;
}
