import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { root } from '../workspace/apps';
import { deltaSuffix, dictionaryRule } from '../release/store/dictionary-rule';
import { dictionaryVary, requestedDelta } from './dictionaries';

const hash = 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=';
const headers = { 'available-dictionary': `:${hash}:`, 'accept-encoding': 'gzip, br, dcb, dcz' };

it.each([
  ['/assets/main.034495b7c478.js', '/assets/main.*.js'],
  ['/opportunities/assets/detail.034495b7c478.js', '/opportunities/*assets/detail.*.js'],
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
  '/assets/icon.034495b7c478.svg',
  '/assets/main.034495b7c478.js.br',
  '/assets/deep/main.034495b7c478.js',
  '/../assets/main.034495b7c478.js',
  '/a"b/assets/main.034495b7c478.js',
  '/a%22/assets/main.034495b7c478.js',
  '/assets/main(.034495b7c478.js',
  '/assets/main.034495b7c478.js\r\nx: y',
])('%j is none', (pathname) => {
  expect(dictionaryRule(pathname)).toBeUndefined();
});

it('names a delta by the letters and digits of its dictionary’s hash', () => {
  expect(deltaSuffix('a/b+c=')).toBe('.abc.dcz');
  expect(deltaSuffix('+a/b+c/d=')).toBe('.ab.dcz');
  expect(requestedDelta({ headers, url: '/x.js' })).toBe(
    '.pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4.dcz',
  );
});

it.each([
  ['no dictionary', { 'accept-encoding': 'dcz' }],
  ['dcz is not accepted', { ...headers, 'accept-encoding': 'gzip, br, dcb' }],
  ['dcz is refused', { ...headers, 'accept-encoding': 'br, dcz;q=0' }],
  ['the hash is too short', { ...headers, 'available-dictionary': ':abcd:' }],
  ['the hash is a path', { ...headers, 'available-dictionary': `:../../${hash.slice(6)}:` }],
  ['the hash is no byte sequence', { ...headers, 'available-dictionary': hash }],
  ['there are two hashes', { ...headers, 'available-dictionary': `:${hash}:, :${hash}:` }],
])('asks for no delta when %s', (_, sent) => {
  expect(requestedDelta({ headers: sent, url: '/x.js' })).toBeUndefined();
});

it('never answers an address with a query with a delta', () => {
  expect(requestedDelta({ headers, url: '/x.js?plain' })).toBeUndefined();
});

describe('the functions of deploying.md for the edge of a CDN', () => {
  const page = readFileSync(path.join(root, 'shared/docs/deploying.md'), 'utf8');
  const [, text = ''] = /```js\n([^]*?)```/.exec(page) ?? [];
  const edge = runInNewContext(`${text}; ({ deltaOf, dictionaryHeaders })`) as {
    deltaOf: (request: { path: string; query: string; headers: object }) => string | undefined;
    dictionaryHeaders: (path: string) => Record<string, string>;
  };
  const script = '/portal/portfolio/assets/47.034495b7c478.js';
  const asked = { path: script, query: '', headers };

  it('pick the files that our own servers pick', () => {
    expect(edge.deltaOf(asked)).toBe(script + deltaSuffix(hash));
    expect(edge.deltaOf({ ...asked, query: 'plain' })).toBeUndefined();
    expect(edge.deltaOf({ ...asked, path: '/portal/releases.json' })).toBeUndefined();
    const refused = { ...headers, 'accept-encoding': 'gzip, br' };
    expect(edge.deltaOf({ ...asked, headers: refused })).toBeUndefined();
    const climbing = { ...headers, 'available-dictionary': ':../../secret:' };
    expect(edge.deltaOf({ ...asked, headers: climbing })).toBeUndefined();
  });

  it('say what our own servers say', () => {
    expect(edge.dictionaryHeaders(script)).toEqual({
      'Use-As-Dictionary': dictionaryRule(script),
      Vary: dictionaryVary,
    });
    expect(edge.dictionaryHeaders('/portal/releases.json')).toEqual({});
  });
});
