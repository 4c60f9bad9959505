import { contractVersion, type RemoteName } from '@investor-portal/shared/contract/define-remote';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Build, buildApp } from '../../build/build-app.ts';
import { sbomName } from '../../build/move-sbom.ts';
import { moveMaps } from '../../build/source-maps.ts';
import { sourceVersion } from '../../build/source-version.ts';
import { CliError } from '../../workspace/cli-error.ts';
import { type Manifest, readBuildManifest, scriptsIn } from '../store/manifest.ts';
import { compressText } from './compress-text.ts';
import { committedSha } from './git.ts';

/** What is to be released, with all that is known before it is built. */
export interface Candidate {
  version: string;
  /** The commit. */
  sha: string;
  /** A semver range of the host's contract. */
  contract: string;
  build: () => Promise<Build>;
  /** Removes what was made for it. */
  remove: () => void;
}

/**
 * The commit of this repository that is checked out.
 * @throws CliError
 */
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
 * What a repository of its own has built for a remote, as `pnpm release <remote> --from <folder>` takes it. The folder stays as
 * it is: source maps, the SBOM and what is missing are moved and made in a copy.
 * @param commit what it was built from; absent, the commit that is checked out where the folder is.
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
    moveMaps(dist, maps);
    const sbom = path.join(dist, sbomName);
    if (existsSync(sbom)) renameSync(sbom, path.join(maps, sbomName));
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

// Module federation writes the version of what the host shares; that of shared's modules is the contract's.
function contractOf(name: RemoteName, { shared }: Manifest): string {
  const taken = shared.find((each) => each.name.startsWith('@investor-portal/shared/'));
  if (taken) return `^${taken.version}`;
  throw new CliError(
    `${name} was not released: its manifest shares nothing of @investor-portal/shared, so its contract is unknown. Share \`consumeFromHost\` of federation/singletons.cjs.`,
  );
}

// The host tells it by a function (shared/loader/src/trusted-scripts.ts). Without, the storage could change a chunk.
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

/** Which scripts a page fetches at once. Which requests a screen will make is not known; it makes them when it runs. */
function startOf(manifest: Manifest) {
  const scripts = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  return { entry: entryOf(manifest), scripts, screens: {} };
}

// The same files are the same version, whoever releases them.
function versionOf(dist: string, { metaData }: Manifest): string {
  const hash = createHash('sha256');
  for (const script of ['mf-manifest.json', 'start.json', ...scriptsIn(dist)])
    hash.update(`${script}\n`).update(readFileSync(path.join(dist, script)));
  return `${metaData.buildInfo?.buildVersion ?? '0.0.0'}-${hash.digest('hex').slice(0, 10)}`;
}
