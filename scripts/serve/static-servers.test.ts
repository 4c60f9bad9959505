import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { readConfig } from './config';
import { hostApp } from './host-app';
import { listenOn } from './listen';
import { platformApp } from './platform-app';
import { cdnApp, remoteApp } from './remote-app';
import { rawRequest } from './testing/raw-request';

const scratch = scratchFolder();
const servedFolder = path.join(scratch, 'served');
const releaseStore = path.join(scratch, 'store');
const script = 'assets/main.0123456789ab.js';
/** The text of the files that no server may serve. */
const secret = 'not served';
for (const [name, text] of Object.entries({
  '../secret': secret,
  'index.html': 'the page',
  'embed.js': 'run()',
  [script]: 'run()',
  'portfolio/1/entry.js': 'run()',
  [`portfolio/${script}`]: 'run()',
  '../store/portfolio/1/entry.js': 'run()',
  '../store/portfolio/.private/log': secret,
  '../store/releases.json': secret,
  '../store/onboarding/1/entry.js': secret,
  '../store/rewards/assets/entry.js': 'run()',
})) {
  mkdirSync(path.dirname(path.join(servedFolder, name)), { recursive: true });
  writeFileSync(path.join(servedFolder, name), text);
}

const partnerApiUrl = 'https://api.example';
const config = readConfig({ partnerApiUrl, platformOrigins: ['https://www.example'] });
const health = ['/healthz', '/version'];

const host = hostApp({ dist: servedFolder, config, releases: () => '{}', remotes: [] });
const platform = platformApp({ portalUrl: 'http://x', partnerApiUrl, sandbox: false });
const ofHost = [`/${script}`, '/embed.js', '/config.json', '/releases.json', '/main'];

/** The name of each server, its app, and paths that it serves. */
const servers: readonly [string, RequestListener, string[]][] = [
  ['the host', host, ['/', ...health, ...ofHost]],
  ['the platform', platform, ['/', ...health, '/platform.js']],
  [
    'a remote',
    remoteApp(releaseStore, 'portfolio'),
    ['/portfolio/1/entry.js', ...health, '/portfolio'],
  ],
];

/** Sends a request like a client that does not resolve `..` itself. */
const ask = (origin: string, target: string, method = 'GET') =>
  rawRequest(Number(new URL(origin).port), `${method} ${target} HTTP/1.1\nHost: a`);

const outside = [
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
  '/portfolio/.private/log',
  '/portfolio/%2eprivate/log',
  '/portfolio/../releases.json',
  '/portfolio/%2e%2e/releases.json',
  '/portfolio/..%2freleases.json',
  '/portfolio/..%5creleases.json',
  '/portfolio/../onboarding/1/entry.js',
  '/portfolio/%/../../releases.json',
];

describe.each(servers)('%s', (_name, listener, served) => {
  const server = serveWith(listener);

  it.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])(
    'rejects %s',
    async (method) => {
      const expected = {
        allow: 'GET, HEAD',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      };
      for (const target of [...served, '/gone', '//']) {
        const response = await ask(server(), target, method);
        expect(response).toMatchObject({ status: 405, headers: expected });
      }
    },
  );

  it('responds to HEAD like GET, without a body', async () => {
    const head = await ask(server(), served[0] ?? '', 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it.each(outside)('serves nothing outside its folder: %s', async (target) => {
    const { status, body } = await ask(server(), target);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain(secret);
  });
});

const remote = serveWith(remoteApp(releaseStore, 'portfolio'));
it('a remote serves the files of its folder as immutable, and the rest as missing', async () => {
  for (const target of ['/portfolio/1/entry.js', '/portfolio/x/%2e%2e/1/entry.js?v']) {
    const { status, headers } = await ask(remote(), target);
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
  }
  for (const target of ['/releases.json', ...outside]) {
    const { status, headers } = await ask(remote(), target);
    expect([target, status, headers['cache-control']]).toEqual([target, 404, 'no-store']);
  }
});

const cdn = serveWith(cdnApp(releaseStore, () => '{}'));
it('the CDN serves a remote that is newer than its image, and nothing outside the folders of remotes', async () => {
  for (const target of ['/rewards/assets/entry.js', '/portal/rewards/assets/entry.js'])
    expect(await ask(cdn(), target)).toMatchObject({ status: 200, body: 'run()' });
  const odd = ['/../secret', '/./secret', '/__proto__/x.js', '/.private/log', '/gone/entry.js'];
  for (const each of [...odd, ...outside])
    for (const target of [each, `/portal${each}`]) {
      const { status, body } = await ask(cdn(), target);
      const isRefused = odd.includes(each) ? status === 404 : status < 500;
      expect([target, isRefused && !body.includes(secret)]).toEqual([target, true]);
    }
  const health = await fetch(cdn('/healthz'));
  expect(health.headers.get('cache-control')).toBe('no-store');
  expect(await health.json()).toMatchObject({ status: 'ok', serves: 'cdn' });
});

it('the CDN lets every page read the registry, and asks caches to revalidate it', async () => {
  const first = await fetch(cdn('/portal/releases.json'));
  const tag = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await fetch(cdn('/portal/releases.json'), { headers: tag });
  expect([first.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [first, again])
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache, no-transform',
    });
  expect(first.headers.get('content-type')).toBe('application/json');
});

describe('the address', () => {
  afterEach(() => delete process.env['LISTEN_ADDRESS']);
  const listening = () => listenOn(0, (_request, response) => response.end());

  it('is the port of both loopback addresses, and of no other address of this machine', async () => {
    const server = await listening();
    const { port } = server;
    const others = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const address of ['127.0.0.1', '::1']) expect(await isReached(port, address)).toBe(true);
    for (const { address } of others) expect(await isReached(port, address)).toBe(false);
    await server.close();
  });

  it('can be another, as a container needs', async () => {
    process.env['LISTEN_ADDRESS'] = '0.0.0.0';
    const server = await listening();
    expect(await isReached(server.port, '127.0.0.2')).toBe(true);
    await server.close();
  });
});

async function isReached(port: number, address: string): Promise<boolean> {
  const socket = connect(port, address);
  const reached = await once(socket, 'connect').catch(() => false);
  socket.destroy();
  return reached !== false;
}
