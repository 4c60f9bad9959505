import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mapsFolder } from '../../release/store/source-maps';
import { root } from '../../workspace/apps';
import { stackRegistry } from '../isolated/isolated-federation';
import { expect, test } from '../portal';
import { SourcesCopy } from './sources-copy';

const app = 'remote-onboarding';

/** Returns every file of a build as hexadecimal bytes: the served files and the source maps. */
function filesOf(dir: string, version: string): Record<string, string> {
  const dist = path.join(dir, app, 'dist');
  const folders = [path.join(dist, version), path.join(dist, mapsFolder, version)];
  return Object.assign({}, ...folders.map((folder) => filesIn(dist, folder))) as Record<
    string,
    string
  >;
}

function filesIn(dist: string, folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    names.map((name) => [path.relative(dist, name), readFileSync(name).toString('hex')]),
  );
}

test('the same sources build to the same bytes in another folder', async () => {
  test.setTimeout(240_000);
  const copy = new SourcesCopy();
  const { code, printed } = await copy.run('scripts/build/main.ts', app);
  expect(code, printed).toBe(0);
  const version = stackRegistry().onboarding?.current ?? '';
  const here = filesOf(root, version);
  const there = filesOf(copy.dir, version);
  expect(Object.keys(there)).toEqual(Object.keys(here));
  expect(Object.keys(here).filter((name) => here[name] !== there[name])).toEqual([]);
});
