import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { root } from '../../workspace/apps';
import { deltaSuffix, dictionaryRule } from './dictionary';

it.each([
  ['/assets/main.034495b7c478.js', '/assets/main.*.js'],
  ['/portal/portfolio/assets/47.034495b7c478.js', '/portal/portfolio/*assets/47.*.js'],
  [
    '/portfolio/1.0.0-5f15d2e766/assets/__federation_expose_routes.034495b7c478.js',
    '/portfolio/*assets/__federation_expose_routes.*.js',
  ],
])('%s is a dictionary for %s', (pathname, match) => {
  expect(dictionaryRule(pathname)).toBe(`match="${match}", match-dest=("script")`);
});

it.each([
  '/embed.js',
  '/assets/main.js',
  '/assets/main.034495b7c478.css',
  '/assets/main.034495b7c478.js.br',
  '/assets/deep/main.034495b7c478.js',
  '/../assets/main.034495b7c478.js',
  '/a"b/assets/main.034495b7c478.js',
  '/a%22/assets/main.034495b7c478.js',
  '/assets/main(.034495b7c478.js',
  '/assets/main.034495b7c478.js\r\nx: y',
])('%j is no dictionary', (pathname) => {
  expect(dictionaryRule(pathname)).toBeUndefined();
});

it('names a delta by its dictionary’s hash, in letters that every file name and URL may have', () => {
  expect(deltaSuffix('a/b+c=')).toBe('.a_b-c.dcz');
});

describe('the functions of deploying.md for the edge of a CDN', () => {
  const page = readFileSync(path.join(root, 'shared/docs/deploying.md'), 'utf8');
  const [, text = ''] = /```js\n([^]*?)```/.exec(page) ?? [];
  const edge = runInNewContext(`${text}; ({ deltaOf, dictionaryHeaders })`) as {
    deltaOf: (request: { path: string; query: string; headers: object }) => string | undefined;
    dictionaryHeaders: (path: string) => Record<string, string>;
  };
  const script = '/portal/portfolio/assets/47.034495b7c478.js';
  const hash = 'pZGm1Av0IEBKARczz7exk/YsZb8LzaMrV7J32a2fFG4=';
  const headers = { 'available-dictionary': `:${hash}:`, 'accept-encoding': 'gzip, br, dcb, dcz' };
  const asked = { path: script, query: '', headers };

  it('pick the delta that our own server picks', () => {
    expect(edge.deltaOf(asked)).toBe(script + deltaSuffix(hash));
    expect(edge.deltaOf({ ...asked, query: 'plain' })).toBeUndefined();
    expect(edge.deltaOf({ ...asked, path: '/portal/releases.json' })).toBeUndefined();
    for (const other of [
      { 'accept-encoding': 'gzip, br' },
      { 'available-dictionary': ':../../secret:' },
    ])
      expect(edge.deltaOf({ ...asked, headers: { ...headers, ...other } })).toBeUndefined();
  });

  it('add the headers that our own server adds', () => {
    expect(edge.dictionaryHeaders(script)).toEqual({
      'Use-As-Dictionary': dictionaryRule(script),
      Vary: 'Accept-Encoding, Available-Dictionary',
    });
    expect(edge.dictionaryHeaders('/portal/releases.json')).toEqual({});
  });
});
