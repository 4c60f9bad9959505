import { gzipSync } from 'node:zlib';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { isTruncated, openClient } from './client';

const json = JSON.stringify({ data: Array.from({ length: 500 }, () => Math.random()) });
const compressed = gzipSync(json);
const half = compressed.subarray(0, compressed.length / 2);

/** Sends a whole or a truncated gzip body. `/promised` also sends the full Content-Length, as a proxy would. */
const address = serveWith((req, res) => {
  const length = req.url === '/promised' && { 'content-length': compressed.length };
  res.writeHead(200, { 'content-encoding': 'gzip', ...length });
  res.write(req.url === '/whole' ? compressed : half, () => (length ? res.destroy() : res.end()));
});

it.each([
  { path: 'whole', truncated: false, failure: undefined },
  // fetch decompresses the part that has arrived and reports no error.
  { path: 'half', truncated: true, failure: undefined },
  { path: 'promised', truncated: false, failure: expect.any(String) as unknown },
])('sees how the body of /$path ends', async ({ path, truncated, failure }) => {
  const client = openClient({
    api: address(),
    origin: 'https://host.example',
    token: '',
    rate: Infinity,
    signal: new AbortController().signal,
  });
  const exchange = await client.send({ path });
  expect(exchange.firstByteMs).toBeGreaterThan(0);
  expect([isTruncated(exchange), exchange.failure]).toEqual([truncated, failure]);
});
