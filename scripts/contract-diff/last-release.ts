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
import { type ContractRelease, type ContractState, versionFaults } from './needed-version';

const versionFile = 'shared/federation/contract.json';

/** Returns the last two commits that set the contract's version, newest first. The pipelines do not tag releases. */
function contractReleases(repository: string): ContractRelease[] {
  // In a shallow clone, git says that its oldest commit added every file.
  if (git(repository, 'rev-parse', '--is-shallow-repository') === 'true') throw withoutHistory();
  const commits = git(repository, 'log', '--format=%H', '-n', '2', '--', versionFile).split('\n');
  return commits.filter(Boolean).map((commit) => releaseAt(repository, commit));
}

const withoutHistory = () =>
  new CliError(`git has no history of ${versionFile}. Fetch it: git fetch --unshallow`);

const sources = ['shared', 'pnpm-workspace.yaml'];
const packages = ['shared', 'shared/registry', 'shared/loader', 'shared/embed'];

/** Compares the contracts of two commits, or of a commit and of these sources as they are now. */
export function changesBetween(
  one: string,
  other: string | undefined,
  repository = root,
): ContractChange[] {
  const folder = path.join(workDir, 'contract');
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(path.join(folder, 'diff-'));
  try {
    const [before, after] = ['before', 'after'].map((name) => path.join(scratch, name));
    extract(repository, one, before ?? '');
    extract(repository, other, after ?? '');
    symlinkSync(path.join(root, 'shared/node_modules'), path.join(scratch, 'node_modules'));
    return compareContracts(scratch, before ?? '', after ?? '');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Writes the sources of the contract at a commit, or as they are now, with links to the installed packages. */
function extract(repository: string, commit: string | undefined, dir: string): void {
  mkdirSync(dir, { recursive: true });
  if (commit === undefined) {
    const listed = ['--cached', '--others', '--exclude-standard'];
    for (const name of git(repository, 'ls-files', ...listed, ...sources).split('\n')) {
      const file = path.join(repository, name);
      if (existsSync(file)) cpSync(file, path.join(dir, name));
    }
  } else {
    const archive = path.join(dir, 'archive.tar');
    git(repository, 'archive', '--output', archive, commit, ...sources);
    const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', dir], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The contract at ${commit} cannot be unpacked: ${stderr}`);
  }
  for (const name of packages.filter((each) => existsSync(path.join(dir, each)))) {
    linkModules(dir, name);
    nameAfter(dir, path.join(dir, name, 'package.json'));
  }
}

// Gives both contracts' packages different versions, because TypeScript reads only one of two equal packages.
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

/**
 * Compares these sources with the last release of the contract: the commit that set its version. They are compared with the
 * release before it if the current commit raised the version, or if the last raise was too low for its changes.
 * @param ref compares with this commit instead.
 * @throws CliError when the history is not there, as in a shallow clone.
 */
export function contractState(ref?: string, repository = root): ContractState {
  const { version } = surfaceOf(repository);
  const since = (before: ContractRelease): ContractState => ({
    before,
    version,
    changes: changesBetween(before.commit, undefined, repository),
  });
  if (ref !== undefined) return since(releaseAt(repository, ref));
  const [last, previous] = contractReleases(repository);
  if (!last) throw withoutHistory();
  if (!previous) return since(last);
  const isRaised = last.version === version && git(repository, 'rev-parse', 'HEAD') === last.commit;
  return since(isRaised || isRaisedTooLittle(repository, previous, last) ? previous : last);
}

function isRaisedTooLittle(
  repository: string,
  before: ContractRelease,
  { commit, version }: ContractRelease,
): boolean {
  const changes = changesBetween(before.commit, commit, repository);
  return versionFaults({ before, version, changes }).length > 0;
}

function releaseAt(repository: string, commit: string): ContractRelease {
  const text = git(repository, 'show', `${commit}:${versionFile}`);
  const { version } = JSON.parse(text) as ContractRelease;
  return { commit, version };
}
