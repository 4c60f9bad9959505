import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { git } from '../release/publish/git';
import { appFolders, manifestIn, remotes } from '../workspace/apps';

export interface AffectedTests {
  /** The merge base, with which the sources are compared. */
  base: string;
  files: readonly string[];
  /** The unit tests to run, with one job per entry. */
  unit: readonly { name: string; paths: string }[];
  /** The folders of browser tests to run, without the nightly tests. */
  e2e: readonly string[];
  /** Whether the nightly tests have to run, because a change concerns what only they test. */
  nightly: boolean;
  /** The apps whose output may have changed for investors. */
  release: readonly string[];
}

/** Unit tests that read the whole repository, so they run with every change, like types, lint and format. */
export const repositoryTests: readonly string[] = ['scripts/affected', 'scripts/check'];

/** The parts that only the nightly tests cover. The tests of a folder cover everything else in it. */
const nightlyParts = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.node-version',
  'host/src/boot/',
  'host/src/embed/',
  'host/src/federation/',
  'shared/embed/',
  'shared/embed-react/',
  'shared/federation/',
  'shared/loader/',
  'shared/registry/',
  'shared/src/contract/',
  'shared/src/partner-api/',
  // `npm start`: its two scripts, their tests and its folder.
  'scripts/install',
  'scripts/start',
  ...['affected', 'bench', 'build', 'check-api', 'config', 'contract', 'demo'].map(inScripts),
  ...['dev', 'docker', 'e2e/isolated', 'e2e/nightly', 'external-platform'].map(inScripts),
  ...['external-remote', 'new-remote', 'platform'].map(inScripts),
  ...['portal-releases', 'previews', 'release', 'sandbox', 'serve', 'trace'].map(inScripts),
  ...['visual', 'workspace'].map(inScripts),
];

const projectsSchema = v.array(v.object({ path: v.string() }));

/**
 * Returns the effects of the changes since a commit. pnpm's own filter finds the changed packages and the packages that depend
 * on them. Files that git does not track yet are ignored.
 * @throws an error that says what to fetch when git does not know `ref`.
 */
export function affectedSince(dir: string, ref: string): AffectedTests {
  const base = baseOf(dir, ref);
  const files = git(dir, 'diff', '--name-only', '--no-renames', '-z', base).split('\0');
  const changed = files.filter((file) => file !== '');
  return { base, files: changed, ...plan(dir, changed, packagesSince(dir, base)) };
}

function plan(dir: string, files: readonly string[], packages: ReadonlySet<string>) {
  const release = appFolders.filter((app) => packages.has(app));
  // The root contains the configuration of every package, and every unit test uses the sandbox. Code that affects all apps is
  // in `scripts` or `shared`.
  const everything =
    packages.has('') || packages.has('scripts/sandbox') || release.length === appFolders.length;
  const has = (folder: string) => everything || packages.has(folder);
  // Some tests of scripts read documents.
  const scripts = has('scripts') || files.some(isText) ? unitFolders(dir) : [];
  const unit = [...appFolders, 'shared'].filter(has).map((name) => ({ name, paths: `${name}/` }));
  return {
    unit: scripts.length > 0 ? [...unit, { name: 'scripts', paths: scripts.join(' ') }] : unit,
    e2e: browserFolders(dir).filter(
      (group) => everything || release.some((app) => isFor(group, app)) || changes(group, files),
    ),
    nightly: files.some((file) => !isText(file) && isNightlyPart(file)),
    release: packages.has('') ? appFolders : release,
  };
}

function inScripts(folder: string): string {
  return `scripts/${folder}/`;
}

function isNightlyPart(file: string): boolean {
  return (
    nightlyParts.some((part) => file.startsWith(part)) ||
    /(?:^|\/)(?:package\.json|webpack\.config\.cjs)$/.test(file)
  );
}

// A remote's browser tests run for the remote and the host, the host's tests for the host, and all other tests for every app.
function isFor(group: string, app: string): boolean {
  const remote = remotes.find(({ name }) => name === group);
  if (app === 'host') return true;
  return remote ? remote.folder === app : group !== 'host';
}

/** Whether files affect a group of tests. A spec affects only its group, any other file in scripts/e2e all groups. */
function changes(group: string, files: readonly string[]): boolean {
  return files.some(
    (file) =>
      file.startsWith(`scripts/e2e/${group}/`) ||
      (file.startsWith('scripts/e2e/') && !file.endsWith('.spec.ts')) ||
      // A browser test of the host opens the links in the README.
      (group === 'host' && file === 'README.md'),
  );
}

const isText = (file: string) => file.endsWith('.md') || file.startsWith('shared/docs/');

function unitFolders(dir: string): string[] {
  return foldersIn(path.join(dir, 'scripts'))
    .map((name) => `scripts/${name}`)
    .filter((folder) => folder !== 'scripts/e2e' && !repositoryTests.includes(folder))
    .map((folder) => `${folder}/`);
}

function browserFolders(dir: string): string[] {
  const e2e = path.join(dir, 'scripts/e2e');
  return foldersIn(e2e).filter(
    (folder) =>
      folder !== 'nightly' &&
      readdirSync(path.join(e2e, folder)).some((file) => file.endsWith('.spec.ts')),
  );
}

function foldersIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
}

/** Returns the folders of the changed packages and the packages that depend on them. '' is the root of the repository. */
function packagesSince(dir: string, base: string): ReadonlySet<string> {
  const { packageManager } = manifestIn(dir);
  const listed = npx(
    dir,
    ['--yes', packageManager, 'ls', '--recursive', '--depth', '-1', '--json'],
    ['--filter', `...[${base}]`],
    // These files are checked with every change, or by the rules above.
    ignoring('**/*.md', 'shared/docs/**', '.github/**', 'scripts/e2e/**/*.spec.ts'),
    // If only tests of a package changed, the packages that depend on it are not affected.
    ['--test-pattern', '**/*.test.ts', '--test-pattern', '**/*.test.tsx'],
    ['--test-pattern', 'scripts/e2e/**'],
  );
  const projects = v.parse(projectsSchema, JSON.parse(listed));
  return new Set(projects.map((project) => path.relative(dir, project.path)));
}

function ignoring(...patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => ['--changed-files-ignore-pattern', pattern]);
}

/** Returns the merge base of `ref` and HEAD. */
export function baseOf(dir: string, ref: string): string {
  if (ref.startsWith('-')) throw new Error(`“${ref}” is not a commit.`);
  git(dir, 'rev-parse', '--git-dir');
  try {
    return git(dir, 'merge-base', ref, 'HEAD');
  } catch (error) {
    throw new Error(
      `git knows no common commit of “${ref}” and what is checked out. Fetch the whole history (fetch-depth: 0), or name a commit that is here.`,
      { cause: error },
    );
  }
}

function npx(dir: string, ...args: readonly (readonly string[])[]): string {
  const { status, stdout, stderr, error } = spawnSync('npx', args.flat(), {
    cwd: dir,
    encoding: 'utf8',
    // pnpm asks git, which would list only the new name of a renamed file.
    env: {
      ...process.env,
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'diff.renames',
      GIT_CONFIG_VALUE_0: 'false',
      GIT_CONFIG_KEY_1: 'core.quotePath',
      GIT_CONFIG_VALUE_1: 'false',
    },
  });
  if (error) throw new Error(`Cannot run npx: ${error.message}`);
  if (status !== 0) throw new Error(`pnpm failed: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}
