import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace/apps';

const scope = '@investor-portal/';

export interface Outside {
  dir: string;
  dist: string;
  /** Returns the paths in a tarball of one of our packages. */
  packed: (name: string) => string[];
}

export interface Ran {
  code: number;
  printed: string;
}

/**
 * Copies an example to a temporary folder, and installs the tarballs that `pnpm pack` makes of our packages. Libraries are
 * linked from this repository's installation, so nothing is downloaded.
 */
export function exampleOutside(example: string): Outside {
  const dir = mkdtempSync(path.join(tmpdir(), 'outside-'));
  cpSync(path.join(root, example), dir, { recursive: true });
  const { packageManager } = manifestIn(root);
  const own = manifestIn(dir);
  const packages = Object.keys(own.dependencies).flatMap((name) =>
    name.startsWith(scope) ? name.slice(scope.length) : [],
  );
  const filters = packages.map((name) => `--filter=${scope}${name}`);
  run('npx', ['--yes', packageManager, ...filters, 'pack', '--out', `${dir}/%s.tgz`], root);
  const place = (name: string) => path.join(dir, 'node_modules', scope, name);
  for (const name of packages) {
    mkdirSync(place(name), { recursive: true });
    const tarball = `investor-portal-${name}.tgz`;
    run('tar', ['-xzf', tarball, '-C', place(name), '--strip-components=1'], dir);
  }
  const needed = packages.map((name) => manifestIn(place(name)).dependencies);
  for (const name of Object.keys(
    Object.assign({}, own.dependencies, own.devDependencies, ...needed),
  ))
    if (!name.startsWith(scope)) link(name, dir);
  const packed = (name: string) =>
    readdirSync(place(name), { recursive: true, encoding: 'utf8' }).toSorted();
  return { dir, dist: path.join(dir, 'dist'), packed };
}

export const checkTypes = ({ dir }: Outside) =>
  runThere(dir, path.join(installed('typescript'), 'bin/tsc'), '-p', '.');

export const build = ({ dir }: Outside, ...args: string[]) =>
  runThere(dir, path.join(installed('webpack-cli'), 'bin/cli.js'), '--mode', 'production', ...args);

export function runThere(cwd: string, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? 1, printed: out + err }),
    );
  });
}

export function manifestIn(dir: string) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
    packageManager: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
}

function link(name: string, dir: string): void {
  const place = path.join(dir, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(installed(name), place, 'dir');
}

/** Returns the folder of a library, from the first of our packages that uses it. */
export function installed(name: string): string {
  for (const folder of ['shared', 'shared/loader', 'scripts', 'scripts/release', '.']) {
    try {
      return realpathSync(path.join(root, folder, 'node_modules', name));
    } catch {
      // The next package may have the library.
    }
  }
  throw new Error(`${name} is not installed.`);
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stdout}${stderr}`);
}
