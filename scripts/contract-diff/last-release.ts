import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CliError } from '../release/command-line/cli-error';
import { git } from '../release/publish/git';
import { root, workDir } from '../workspace/apps';
import { compareContracts, type ContractChange } from './compare-contracts';
import { surfaceOf } from './contract-surface';

const versionFile = 'shared/federation/contract.json';

/** A state of the sources with its contract's version. */
export interface ContractRelease {
  commit: string;
  version: string;
}

/** Returns the commits that set a version of the contract, newest first. The pipelines tag nothing, so these are its releases. */
function contractReleases(): ContractRelease[] {
  const commits = git(root, 'log', '--format=%H', '-n', '20', '--', versionFile).split('\n');
  return commits.filter(Boolean).map(releaseAt);
}

const sources = ['shared', 'pnpm-workspace.yaml'];
const packages = ['shared', 'shared/registry', 'shared/loader', 'shared/embed'];

/** Compares the contracts of two commits, or of a commit and of these sources as they are now. */
export function changesBetween(one: string, other: string | undefined): ContractChange[] {
  const folder = path.join(workDir, 'contract');
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(path.join(folder, 'diff-'));
  try {
    const [before, after] = ['before', 'after'].map((name) => path.join(scratch, name));
    extract(one, before ?? '');
    extract(other, after ?? '');
    symlinkSync(path.join(root, 'shared/node_modules'), path.join(scratch, 'node_modules'));
    return compareContracts(scratch, before ?? '', after ?? '');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Writes the sources of the contract at a commit, or as they are now, with links to the installed packages. */
function extract(commit: string | undefined, dir: string): void {
  mkdirSync(dir, { recursive: true });
  if (commit === undefined) {
    const names = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', ...sources);
    for (const name of names.split('\n'))
      if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(dir, name));
  } else {
    const archive = path.join(dir, 'archive.tar');
    git(root, 'archive', '--output', archive, commit, ...sources);
    const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', dir], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The contract at ${commit} cannot be unpacked: ${stderr}`);
  }
  for (const name of packages.filter((each) => existsSync(path.join(dir, each)))) {
    linkModules(dir, name);
    nameAfter(dir, path.join(dir, name, 'package.json'));
  }
}

// The compiler takes packages of the same name and version for copies, and reads only one of them.
function nameAfter(dir: string, file: string): void {
  const description = JSON.parse(readFileSync(file, 'utf8')) as object;
  const version = `1.0.0-${path.basename(dir)}`;
  writeFileSync(file, JSON.stringify({ ...description, version }));
}

// Our own packages are those of the extracted sources, so that a change of the loader is seen too.
function linkModules(dir: string, name: string): void {
  const installed = path.join(root, name, 'node_modules');
  const place = path.join(dir, name, 'node_modules');
  mkdirSync(path.join(place, '@investor-portal'), { recursive: true });
  for (const each of readdirSync(installed))
    if (each !== '@investor-portal' && !each.startsWith('.'))
      symlinkSync(path.join(installed, each), path.join(place, each));
  for (const own of ['registry', 'loader', 'embed'])
    symlinkSync(path.join(dir, 'shared', own), path.join(place, '@investor-portal', own));
}

/** What these sources changed, and the versions that they declare. */
export interface ContractState {
  before: ContractRelease;
  /** The version that these sources declare. */
  version: string;
  changes: readonly ContractChange[];
}

/**
 * Compares these sources with the last release of the contract: the commit that set its version. If these sources declare
 * another version already, in the last commit or uncommitted, they are compared with the release before it.
 * @param ref compares with this commit instead.
 * @throws CliError when the history is not there, as in a shallow clone.
 */
export function contractState(ref?: string): ContractState {
  const { version } = surfaceOf(root);
  const [last, previous] = contractReleases();
  if (!last)
    throw new CliError(`git has no history of ${versionFile}. Fetch it: git fetch --unshallow`);
  const isRaised = last.version === version && git(root, 'rev-parse', 'HEAD') === last.commit;
  const chosen = isRaised && previous ? previous : last;
  const before = ref === undefined ? chosen : releaseAt(ref);
  return { before, version, changes: changesBetween(before.commit, undefined) };
}

function releaseAt(commit: string): ContractRelease {
  const { version } = JSON.parse(git(root, 'show', `${commit}:${versionFile}`)) as ContractRelease;
  return { commit, version };
}
