import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { decodeDelta, dictionaryHash, encodeDelta } from '../release/deltas/delta';
import { deltaSuffix } from '../release/deltas/dictionary';
import { staticFiles } from './static-files';
import { rawRequest } from './testing/raw-request';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();
const before = Buffer.from('before();'.repeat(50));
const text = Buffer.from(`${'before();'.repeat(50)}after();`);
const suffix = deltaSuffix(dictionaryHash(before));
const script = '/assets/main.0123456789ab.js';
const accepted = {
  'accept-encoding': 'gzip, br, dcb, dcz',
  'available-dictionary': `:${dictionaryHash(before)}:`,
};

const headersOf = () => ({ 'cache-control': 'public, max-age=31536000, immutable' });
const serve = staticFiles({ dir, headersOf });
const server = serveWith((req, res) => serve(req, res, () => res.writeHead(404).end()));
beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'));
  for (const name of [script, '/embed.js']) {
    writeFileSync(path.join(dir, name), text);
    writeFileSync(path.join(dir, `${name}.br`), brotliCompressSync(text));
    writeFileSync(path.join(dir, name + suffix), await encodeDelta(text, before));
  }
});

async function ask(target: string, headers: Record<string, string> = accepted) {
  const lines = Object.entries(headers).map(([name, value]) => `\n${name}: ${value}`);
  const head = `GET ${target} HTTP/1.1\nHost: a${lines.join('')}`;
  const { body, ...response } = await rawRequest(Number(new URL(server()).port), head);
  return { ...response, body: Buffer.from(body, 'latin1') };
}

const dictionary = 'match="/assets/main.*.js", match-dest=("script")';
const vary = 'Accept-Encoding, Available-Dictionary';

it('serves the delta to a browser that has its dictionary, and to no shared cache', async () => {
  const { status, headers, body } = await ask(script);
  expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
    200,
    'dcz',
    'text/javascript',
  ]);
  expect([headers['vary'], headers['use-as-dictionary']]).toEqual([vary, dictionary]);
  expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  expect((await decodeDelta(body, before)).equals(text)).toBe(true);
});

const hash = dictionaryHash(before);
it.each([
  ['has another dictionary', script, { 'available-dictionary': `:${dictionaryHash(text)}:` }],
  ['has none', script, { 'available-dictionary': '' }],
  ['names two', script, { 'available-dictionary': `:${hash}:, :${hash}:` }],
  ['names a path', script, { 'available-dictionary': `:../../${hash.slice(6)}:` }],
  ['does not accept dcz', script, { 'accept-encoding': 'gzip, br' }],
  ['refuses dcz', script, { 'accept-encoding': 'br, dcz;q=0' }],
  ['asks again after a failed delta', `${script}?plain`, {}],
])('serves brotli when the browser %s', async (_, target, changed) => {
  const { headers } = await ask(target, { ...accepted, ...changed });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'use-as-dictionary': dictionary,
    'cache-control': 'public, max-age=31536000, immutable',
    vary,
  });
});

it('makes no dictionary of a file that may change', async () => {
  const { headers } = await ask('/embed.js');
  expect(headers['content-encoding']).toBe('br');
  expect([headers['vary'], headers['use-as-dictionary']]).toEqual(['Accept-Encoding', undefined]);
});

it('serves the file of a delta as it is', async () => {
  const { headers, body } = await ask(script + suffix);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toEqual(readFileSync(path.join(dir, script + suffix)));
});

it.each([
  'bytes=5-2',
  'bytes=-5',
  'bytes=0-9',
  'bytes=99999-',
  'bytes=0-99999999999999999999',
  'lines=1-2',
])('serves the whole file for Range: %s', async (range) => {
  const { status, headers, body } = await ask('/embed.js', { range });
  expect([status, body.equals(text)]).toEqual([200, true]);
  expect([headers['accept-ranges'], headers['content-range']]).toEqual([undefined, undefined]);
});

it('responds with 404 for a file that was removed since the server started', async () => {
  const file = path.join(dir, 'assets/gone.0123456789ab.js');
  writeFileSync(file, text);
  expect((await ask('/assets/gone.0123456789ab.js')).status).toBe(200);
  rmSync(file);
  expect((await ask('/assets/gone.0123456789ab.js')).status).toBe(404);
});
