import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stampBuild, type Stamped } from './stamp.ts';

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
const stamp = { version: '1.0.0-abc', sha: 'f00', contract: '^1.0.0' };

describe('a stamped build', () => {
  let dir = '';
  let stamped: Stamped;
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'stamp-'));
    mkdirSync(path.join(dir, 'assets'));
    writeFileSync(path.join(dir, 'mf-manifest.json'), JSON.stringify(manifest));
    writeFileSync(path.join(dir, 'assets/entry.js'), 'run()');
    for (const copy of ['', '.gz', '.br'])
      writeFileSync(path.join(dir, `assets/mark.svg${copy}`), copy || '<svg/>');
    writeFileSync(path.join(dir, 'start.json'), JSON.stringify(start));
    stamped = stampBuild(dir, stamp);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  const read = (file: string) => readFileSync(path.join(dir, file));
  const hash = (content: Buffer) =>
    `sha384-${createHash('sha384').update(content).digest('base64')}`;

  it('carries version, commit, contract and integrity, and keeps the rest of its manifest', () => {
    expect(JSON.parse(read('mf-manifest.json').toString())).toEqual({
      ...manifest,
      release: {
        ...stamp,
        integrity: { 'assets/entry.js': hash(Buffer.from('run()')) },
        assets: { 'assets/mark.svg': hash(Buffer.from('<svg/>')) },
        start,
      },
    });
  });

  it('returns the integrity of its manifest', () => {
    expect(stamped.integrity).toBe(hash(read('mf-manifest.json')));
  });

  it('returns how a page starts it', () => {
    const integrity = { 'assets/entry.js': hash(Buffer.from('run()')) };
    expect(stamped.start).toEqual({ ...start, integrity });
  });

  it('has compressed copies with the same content', () => {
    expect(gunzipSync(read('mf-manifest.json.gz'))).toEqual(read('mf-manifest.json'));
    expect(brotliDecompressSync(read('mf-manifest.json.br'))).toEqual(read('mf-manifest.json'));
  });
});
