import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decodeDelta, dictionaryHash, encodeDelta } from '../release/deltas/delta';
import { deltaSuffix } from '../release/store/dictionary-rule';
import { listenOn, type Listening } from './listen';
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

let server: Listening & { origin: string };
beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'));
  for (const name of [script, '/embed.js']) {
    writeFileSync(path.join(dir, name), text);
    writeFileSync(path.join(dir, `${name}.br`), brotliCompressSync(text));
    writeFileSync(path.join(dir, name + suffix), await encodeDelta(text, before));
  }
  const headersOf = () => ({ 'cache-control': 'public, max-age=31536000, immutable' });
  const serve = staticFiles({ dir, headersOf });
  server = await listenOn(0, (req, res) => serve(req, res, () => res.writeHead(404).end()));
});
afterAll(() => server.close());

async function ask(target: string, headers: Record<string, string> = accepted) {
  const lines = Object.entries(headers).map(([name, value]) => `\n${name}: ${value}`);
  const head = `GET ${target} HTTP/1.1\nHost: a${lines.join('')}`;
  const { body, ...response } = await rawRequest(Number(new URL(server.origin).port), head);
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

it.each([
  ['has another dictionary', { 'available-dictionary': `:${dictionaryHash(text)}:` }],
  ['has none', { 'available-dictionary': '' }],
  ['does not take dcz', { 'accept-encoding': 'gzip, br' }],
])('serves brotli when the browser %s', async (_, changed) => {
  const { headers } = await ask(script, { ...accepted, ...changed });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'use-as-dictionary': dictionary,
    'cache-control': 'public, max-age=31536000, immutable',
    vary,
  });
});

it('serves no delta at an address with a query', async () => {
  const { headers } = await ask(`${script}?plain`);
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'use-as-dictionary': dictionary });
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

it('revalidates a delta', async () => {
  const { headers } = await ask(script);
  const again = await ask(script, { ...accepted, 'if-none-match': String(headers['etag']) });
  expect([again.status, again.headers['vary']]).toEqual([304, vary]);
});
