import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { platformApp } from './platform-app.ts';
import { readConfig } from '../runtime-config/config-file.ts';
import { hostApp } from './host-app.ts';
import { listenOn, type Listening } from './listen.ts';
import { remoteApp } from './remote-app.ts';
import { rawRequest } from './testing/raw-request.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'static-'));
writeFileSync(path.join(scratch, 'secret'), 'not served');
const dir = path.join(scratch, 'served');
mkdirSync(path.join(dir, 'portfolio/1'), { recursive: true });
writeFileSync(path.join(dir, 'index.html'), 'the page');
writeFileSync(path.join(dir, 'portfolio/1/entry.js'), 'run()');
afterAll(() => rmSync(scratch, { recursive: true }));

const partnerApiUrl = 'https://api.example';
const config = readConfig({ partnerApiUrl, platformOrigins: ['https://www.example'] });

describe.each([
  ['the host', () => hostApp({ dist: dir, config, releases: () => '{}', remotes: [] })],
  ['the platform', () => platformApp({ portalUrl: 'http://x', partnerApiUrl, sandbox: false })],
  ['a remote', () => remoteApp(dir, 'portfolio')],
])('%s', (_name, make) => {
  let server: Listening & { origin: string };
  let port: number;
  beforeAll(async () => {
    server = await listenOn(0, make());
    port = Number(new URL(server.origin).port);
  });
  afterAll(() => server.close());

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])(
    'rejects %s with 405 and the allowed methods',
    async (method) => {
      for (const target of ['/', '/config.json', '/portfolio/1/entry.js', '/gone', '//']) {
        const { status, headers } = await rawRequest(port, `${method} ${target} HTTP/1.1\nHost: a`);
        expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
      }
    },
  );

  it('responds to HEAD like GET, without a body', async () => {
    const ask = (method: string, target: string) =>
      rawRequest(port, `${method} ${target} HTTP/1.1\nHost: a`);
    for (const target of ['/', '/portfolio/1/entry.js']) {
      const [head, get] = [await ask('HEAD', target), await ask('GET', target)];
      expect([head.status, head.body]).toEqual([get.status, '']);
    }
  });

  it.each(['CONNECT a:1', 'BREW /', 'GET'])('keeps running after %s', async (line) => {
    await rawRequest(port, `${line} HTTP/1.1\nHost: a`).catch(() => undefined);
    await expect(rawRequest(port, 'GET / HTTP/1.1\nHost: a')).resolves.toBeDefined();
  });

  it.each([
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/assets/..%2f..%2fsecret',
    '/assets/%2e%2e/%2e%2e/secret',
    '/portfolio/..%2f..%2fsecret',
    '/portfolio/%2e%2e%2f%2e%2e/secret',
    '/..%5csecret',
    '/secret%00.js',
    '/%c0%ae%c0%ae/secret',
  ])('serves nothing outside its folder: %s', async (target) => {
    const { status, body } = await rawRequest(port, `GET ${target} HTTP/1.1\nHost: a`);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('not served');
  });

  it('listens on both loopback addresses, and on no other address of this machine', async () => {
    for (const address of ['127.0.0.1', '::1'])
      expect((await rawRequest(port, 'GET / HTTP/1.1\nHost: a', '', address)).status).not.toBe(0);
    await expect(fetch(`http://localhost:${port}/`)).resolves.toBeDefined();
    const others = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) expect(await isReached(port, address)).toBe(false);
  });
});

describe('LISTEN_ADDRESS', () => {
  afterEach(() => delete process.env['LISTEN_ADDRESS']);

  it('overrides the address, as a container needs', async () => {
    process.env['LISTEN_ADDRESS'] = '0.0.0.0';
    const server = await listenOn(0, (_request, response) => response.end());
    const port = Number(new URL(server.origin).port);
    expect(await isReached(port, '127.0.0.2')).toBe(true);
    await server.close();
  });
});

function isReached(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
