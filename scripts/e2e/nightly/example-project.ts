import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { manifestIn, root } from '../../workspace/apps';
import { runNode } from '../../workspace/processes';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const scope = '@investor-portal/';

export interface ExampleProject {
  dir: string;
  dist: string;
  /** Returns the paths in a tarball of one of our packages. */
  packed: (name: string) => string[];
}

/**
 * Copies an example to a temporary folder, and installs the tarballs that `pnpm pack` makes of our packages. Libraries are
 * linked from this repository's installation, so nothing is downloaded.
 */
export function copyExample(example: string): ExampleProject {
  const dir = scratchFolder();
  cpSync(path.join(root, example), dir, { recursive: true });
  const { packageManager } = manifestIn(root);
  const own = manifestIn(dir);
  const packages = Object.keys(own.dependencies).flatMap((name) =>
    name.startsWith(scope) ? name.slice(scope.length) : [],
  );
  const filters = packages.map((name) => `--filter=${scope}${name}`);
  run('npx', ['--yes', packageManager, ...filters, 'pack', '--out', `${dir}/%s.tgz`], root);
  const packageFolder = (name: string) => path.join(dir, 'node_modules', scope, name);
  for (const name of packages) {
    mkdirSync(packageFolder(name), { recursive: true });
    const tarball = `investor-portal-${name}.tgz`;
    run('tar', ['-xzf', tarball, '-C', packageFolder(name), '--strip-components=1'], dir);
  }
  const needed = packages.map((name) => manifestIn(packageFolder(name)).dependencies);
  for (const name of Object.keys(
    Object.assign({}, own.dependencies, own.devDependencies, ...needed),
  ))
    if (!name.startsWith(scope)) link(name, dir);
  const packed = (name: string) =>
    readdirSync(packageFolder(name), { recursive: true, encoding: 'utf8' }).toSorted();
  return { dir, dist: path.join(dir, 'dist'), packed };
}

export const checkTypes = ({ dir }: ExampleProject) =>
  runNode([path.join(installed('typescript'), 'bin/tsc'), '-p', '.'], { cwd: dir });

export const build = ({ dir }: ExampleProject) =>
  runNode([path.join(installed('webpack-cli'), 'bin/cli.js'), '--mode', 'production'], {
    cwd: dir,
  });

function link(name: string, dir: string): void {
  const linked = path.join(dir, 'node_modules', name);
  mkdirSync(path.dirname(linked), { recursive: true });
  symlinkSync(installed(name), linked, 'dir');
}

/** Returns the folder of a library, from the first of our packages that uses it. */
export function installed(name: string): string {
  for (const folder of ['shared', 'shared/loader', 'scripts', '.']) {
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
