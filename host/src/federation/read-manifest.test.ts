/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readManifest } from './read-manifest';

const metaData = { remoteEntry: { name: 'entry.js', path: 'assets' } };
const stamped = JSON.stringify({
  metaData,
  release: { integrity: { 'assets/entry.js': 'sha384-entry' } },
});
const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the manifest of a release', () => {
  let server: Server;
  let url: string;
  const answers: Record<string, [number, string]> = {
    '/stamped': [200, stamped],
    '/plain': [200, JSON.stringify({ metaData })],
    '/html': [200, '<!doctype html>'],
    '/other': [200, '{"id":1}'],
    '/broken': [500, stamped],
  };
  beforeAll(async () => {
    server = createServer((req, res) => {
      const [status, body] = answers[req.url ?? ''] ?? [404, ''];
      res.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('names the entry and the integrity of every script', async () => {
    await expect(readManifest(`${url}/stamped`, integrityOf(stamped))).resolves.toEqual({
      entry: 'assets/entry.js',
      integrity: { 'assets/entry.js': 'sha384-entry' },
    });
  });

  it('of a development build has no integrity', async () => {
    await expect(readManifest(`${url}/plain`, undefined)).resolves.toEqual({
      entry: 'assets/entry.js',
      integrity: undefined,
    });
  });

  it('that was changed is refused', async () => {
    await expect(readManifest(`${url}/stamped`, integrityOf(`${stamped} `))).rejects.toThrow(
      'fetch failed',
    );
  });

  it('of a release must carry its scripts', async () => {
    const plain = JSON.stringify({ metaData });
    await expect(readManifest(`${url}/plain`, integrityOf(plain))).rejects.toThrow(
      'does not carry',
    );
  });

  it.each([
    ['/html', 'is not valid JSON'],
    ['/other', 'metaData'],
    ['/broken', 'answered 500'],
    ['/missing', 'answered 404'],
  ])('is refused at %s', async (path, why) => {
    await expect(readManifest(url + path, undefined)).rejects.toThrow(why);
  });
});
