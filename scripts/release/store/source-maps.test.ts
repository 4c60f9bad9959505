import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { moveMaps } from './source-maps';

const dir = scratchFolder();

it('moves the source maps out of a build, into a folder beside it', () => {
  const build = path.join(dir, 'build');
  mkdirSync(path.join(build, 'assets'), { recursive: true });
  for (const name of ['embed.js', 'embed.js.map', 'assets/main.js', 'assets/main.js.map'])
    writeFileSync(path.join(build, name), '{"version":3,"file":"assets/main.0.js","sources":[]}');
  moveMaps(build, path.join(dir, 'maps/1'), dir);
  expect(readdirSync(build, { recursive: true }).toSorted()).toEqual([
    'assets',
    'assets/main.js',
    'embed.js',
  ]);
  expect(JSON.parse(readFileSync(path.join(dir, 'maps/1/assets/main.js.map'), 'utf8'))).toEqual({
    version: 3,
    file: 'assets/main.js',
    sources: [],
  });
});
