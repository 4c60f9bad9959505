import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { largestModules } from './weigh-modules';
import { weighRemote } from './weigh-remote';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dist = scratchFolder();

it('the first load of a remote is its entry and routes, and the total is every script', () => {
  mkdirSync(path.join(dist, 'assets'));
  const sizes = { entry: 10, routes: 200, forms: 3_000 };
  for (const [name, size] of Object.entries(sizes)) {
    writeFileSync(path.join(dist, `assets/${name}.js`), 'x'.repeat(size * 5));
    writeFileSync(path.join(dist, `assets/${name}.js.br`), 'x'.repeat(size));
  }
  const start = { entry: 'assets/entry.js', scripts: ['assets/routes.js'], screens: {} };
  writeFileSync(path.join(dist, 'start.json'), JSON.stringify(start));
  expect(weighRemote(dist)).toEqual({ firstLoad: 210, total: 3_210 });
});

it('the largest modules are named by library, or by file for our own code', () => {
  const [one, other] = ['one.js', 'other.js'].map((name) => path.join(dist, name));
  const sources = [
    'webpack://host/../node_modules/.pnpm/swr@2.5.1/node_modules/swr/dist/index.mjs',
    'webpack://host/./src/App.tsx',
  ];
  for (const script of [one ?? '', other ?? '']) {
    writeFileSync(script, 'aaaabb');
    // The first four characters come from the first source, the rest from the second.
    const map = { version: 3, names: [], sources, mappings: 'AAAA,ICAA' };
    writeFileSync(`${script}.map`, JSON.stringify(map));
  }
  const without = path.join(dist, 'assets/forms.js');
  expect(largestModules([one ?? '', other ?? '', without], (script) => `${script}.map`)).toEqual([
    'swr: 8 bytes, minified',
    'src/App.tsx: 4 bytes, minified',
  ]);
});
