import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, type RemoteName } from '@investor-portal/shared/contract/remote-names';
import { portVariableOf, type PortVariable } from './ports';

export const root = path.resolve(import.meta.dirname, '../..');

/** The folder of this machine's run-time files, such as the registry and the sandbox's data. It is never committed. */
export const workDir = process.env['PORTAL_WORK_DIR'] ?? path.join(root, '.portal');

export const remotes: readonly { name: RemoteName; folder: string; port: PortVariable }[] =
  remoteNames.map((name) => ({ name, folder: `remote-${name}`, port: portVariableOf(name) }));

export const appFolders = ['host', ...remotes.map((remote) => remote.folder)];

export const packageFolders = [
  ...appFolders,
  'shared',
  'shared/embed',
  'shared/embed-react',
  'shared/loader',
  'shared/registry',
  'scripts',
  'scripts/sandbox',
];

/** Returns the package.json of a folder. Only the root’s has `packageManager` and `engines`. */
export function manifestIn(dir: string) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
    main: string;
    types: string;
    packageManager: string;
    engines: { node: string };
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
}
