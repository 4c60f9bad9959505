import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { isCutOff, openClient } from './client';

const json = JSON.stringify({ data: Array.from({ length: 500 }, () => Math.random()) });
const compressed = gzipSync(json);
const half = compressed.subarray(0, compressed.length / 2);

/** Sends a gzip body whole or in half; the length is what a proxy would have promised. */
const server = createServer((req, res) => {
  const length = req.url === '/promised' && { 'content-length': compressed.length };
  res.writeHead(200, { 'content-encoding': 'gzip', ...length });
  res.write(req.url === '/whole' ? compressed : half, () => (length ? res.destroy() : res.end()));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  { path: 'whole', cutOff: false, failure: undefined },
  // Decompressed as far as it has come, without an error.
  { path: 'half', cutOff: true, failure: undefined },
  { path: 'promised', cutOff: false, failure: expect.any(String) as unknown },
])('sees how the body of /$path ends', async ({ path, cutOff, failure }) => {
  const { port } = server.address() as AddressInfo;
  const client = openClient({
    api: `http://localhost:${port}`,
    origin: 'https://host.example',
    token: '',
    rate: Infinity,
    signal: new AbortController().signal,
  });
  const exchange = await client.send({ path });
  expect(exchange.firstByteMs).toBeGreaterThan(0);
  expect([isCutOff(exchange), exchange.failure]).toEqual([cutOff, failure]);
});
