import vm from 'node:vm';
import type { Configuration } from 'webpack';
import { vendorChunk } from './vendor-chunk.cjs';
import { buildSources } from './testing/build-sources';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

const sources = {
  'node_modules/library/index.js': 'export const more = () => "library";',
  'node_modules/library/package.json': '{"type":"module","main":"index.js"}',
  'main.js': `import { more } from 'library'; started.push(more() + ' 1');`,
};
const build = (changed: Record<string, string> = {}) =>
  buildSources(
    dir,
    { ...sources, ...changed },
    { optimization: { minimize: false, splitChunks: vendorChunk as SplitChunks } },
  );
const nameOf = (files: ReadonlyMap<string, string>, start: string) =>
  [...files.keys()].find((file) => file.startsWith(`assets/${start}.`)) ?? '';

function started(files: ReadonlyMap<string, string>, ...names: string[]): unknown {
  const window = vm.createContext({ started: [] });
  vm.runInContext('var self = globalThis', window);
  for (const name of names) vm.runInContext(files.get(nameOf(files, name)) ?? '', window);
  return vm.runInContext('started.join()', window);
}

it('libraries keep their script when only our own sources change, and may come after the script that needs them', async () => {
  const before = await build();
  // A script that failed to load is loaded again and so runs last (host/src/boot/run-script.ts).
  expect(started(before, 'main')).toBe('');
  expect(started(before, 'main', 'libraries')).toBe('library 1');
  const after = await build({
    'main.js': `import { more } from 'library'; import './added.js'; started.push(more() + ' 2');`,
    'added.js': `started.push('added');`,
  });
  const kept = [...before.keys()].filter((file) => after.has(file));
  expect(kept).toEqual([nameOf(before, 'libraries')]);
  expect(started(after, 'libraries', 'main')).toBe('added,library 2');
});
