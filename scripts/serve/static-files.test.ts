import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { staticFiles } from './static-files';
import { rawRequest } from './testing/raw-request';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();
const text = Buffer.from('code();'.repeat(50));
const script = '/assets/main.0123456789ab.js';

const headersOf = () => ({ 'cache-control': 'public, max-age=31536000, immutable' });
const serve = staticFiles({ dir, headersOf });
const server = serveWith((req, res) => serve(req, res, () => res.writeHead(404).end()));
beforeAll(() => {
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, script), text);
  writeFileSync(path.join(dir, `${script}.br`), brotliCompressSync(text));
});

async function ask(target: string, headers: Record<string, string> = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `\n${name}: ${value}`);
  const head = `GET ${target} HTTP/1.1\nHost: a${lines.join('')}`;
  const { body, ...response } = await rawRequest(Number(new URL(server()).port), head);
  return { ...response, body: Buffer.from(body, 'latin1') };
}

it.each([
  ['a script', script, 'gzip, br', 'br'],
  ['a script that failed', `${script}?plain`, 'gzip, br', 'br'],
  ['a browser without brotli', script, 'gzip', undefined],
  ['a browser that refuses brotli', script, 'gzip, br;q=0', undefined],
])('serves %s: %s with Accept-Encoding: %s in %s', async (_, target, accepted, encoding) => {
  const { headers } = await ask(target, { 'accept-encoding': accepted });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(headers['content-encoding']).toBe(encoding);
});

it.each([
  'bytes=5-2',
  'bytes=-5',
  'bytes=0-9',
  'bytes=99999-',
  'bytes=0-99999999999999999999',
  'lines=1-2',
])('serves the whole file for Range: %s', async (range) => {
  const { status, headers, body } = await ask(script, { range });
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
