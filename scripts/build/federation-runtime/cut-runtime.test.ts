import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../workspace/apps.ts';
import { replaced } from './cut-runtime.cjs';

const files = Object.entries(replaced as Record<string, string>);

/** A file of the installed runtime; its packages depend on one another. */
function official(file: string): string {
  const [name = '', ...rest] = file.split('/');
  const enhanced = createRequire(path.join(root, 'host/package.json')).resolve(
    '@module-federation/enhanced',
  );
  const tools = createRequire(enhanced).resolve('@module-federation/runtime-tools');
  const runtime = createRequire(tools).resolve('@module-federation/runtime');
  const bundler = createRequire(tools).resolve('@module-federation/webpack-bundler-runtime');
  const from = name === 'webpack-bundler-runtime' ? bundler : within(runtime, name);
  return readFileSync(path.join(folderOf(from, name), ...rest), 'utf8');
}

function within(runtime: string, name: string): string {
  return createRequire(runtime).resolve(`@module-federation/${name}`);
}

function folderOf(file: string, name: string): string {
  const folder = path.join('@module-federation', name);
  return file.slice(0, file.lastIndexOf(folder) + folder.length);
}

const exportsOf = (text: string) =>
  [
    ...text.matchAll(/export (?:async )?(?:class|function|const) (\w+)/g),
    ...[...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => [
      ...list.matchAll(/(\w+)\s*(?=,|$)/g),
    ]),
  ]
    .map(([, name]) => name)
    .toSorted();

describe('what the host’s federation runtime leaves out (decision 91)', () => {
  it.each(files)(
    '%s is a file of the installed version, and its replacement has its exports',
    (file, by) => {
      const own = readFileSync(path.join(import.meta.dirname, by), 'utf8');
      expect(exportsOf(own)).toEqual(exportsOf(official(file)));
    },
  );
});
