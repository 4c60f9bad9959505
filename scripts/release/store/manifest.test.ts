import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { filesNamedIn, readStart, stampBuild } from './manifest';

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
const manifest = {
  id: 'portfolio',
  name: 'portfolio',
  metaData: { remoteEntry: { name: 'assets/entry.js', path: '', type: 'global' } },
  shared: [{ name: 'react', version: '19.3.1', assets: noAssets, fallback: '' }],
  exposes: [{ path: './routes', name: 'routes', assets: noAssets }],
};
const start = {
  entry: 'assets/entry.js',
  scripts: [],
  screens: { '/main/portfolio': { scripts: [], reads: [] } },
};
const dir = scratchFolder();
const stamp = { version: '1.0.0-abc', sha: 'f00', contract: '^1.0.0' };

it('a stamped build carries version, commit, contract and integrity, keeps the rest of its manifest, says how a page starts it, and has compressed copies', () => {
  const read = (file: string) => readFileSync(path.join(dir, file));
  const hash = (content: Buffer) =>
    `sha384-${createHash('sha384').update(content).digest('base64')}`;
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(dir, 'assets/entry.js'), 'run()');
  for (const copy of ['', '.gz', '.br'])
    writeFileSync(path.join(dir, `assets/mark.svg${copy}`), copy || '<svg/>');
  writeFileSync(path.join(dir, 'start.json'), JSON.stringify(start));
  const stamped = stampBuild(dir, stamp);
  const integrity = { 'assets/entry.js': hash(Buffer.from('run()')) };
  const assets = { 'assets/mark.svg': hash(Buffer.from('<svg/>')) };
  const release = { ...stamp, integrity, assets, start };
  expect(JSON.parse(read('mf-manifest.json').toString())).toEqual({ ...manifest, release });
  expect(stamped.integrity).toBe(hash(read('mf-manifest.json')));
  expect(stamped.start).toEqual({ ...start, integrity });
  expect(gunzipSync(read('mf-manifest.json.gz'))).toEqual(read('mf-manifest.json'));
  expect(brotliDecompressSync(read('mf-manifest.json.br'))).toEqual(read('mf-manifest.json'));
});

it('a manifest names its scripts and other files; a manifest without a stamp names none', () => {
  const release = {
    ...stamp,
    integrity: { 'assets/entry.1.js': 'sha384-a' },
    assets: { 'assets/mark.1.svg': 'sha384-b' },
    start,
  };
  const text = JSON.stringify({ release });
  expect(filesNamedIn(text)).toEqual(['assets/entry.1.js', 'assets/mark.1.svg']);
  expect(filesNamedIn('{}')).toEqual([]);
  expect(filesNamedIn('<!doctype html>')).toEqual([]);
});

const entry = { label: 'Perks', path: '/main/perks', icon: 'grid' };
const declaring = scratchFolder();
function read(declared: object) {
  const start = { entry: 'entry.js', scripts: [], screens: {}, ...declared };
  writeFileSync(path.join(declaring, 'start.json'), JSON.stringify(start));
  return readStart(declaring);
}

it('reads the mounts and the menu entry that a build declares', () => {
  const declared = { mounts: ['/main/perks', '/perks'], navigation: entry };
  expect(read(declared)).toMatchObject(declared);
});

it.each([
  [{ mounts: ['main/perks'] }],
  [{ mounts: ['/main/*'] }],
  [{ mounts: ['/'] }],
  [{ navigation: { ...entry, path: 'https://elsewhere.example' } }],
  [{ navigation: { ...entry, label: 'x'.repeat(41) } }],
])('refuses a build that declares %j', (declared) => {
  expect(() => read(declared)).toThrow(/must be a path|Invalid length/);
});
