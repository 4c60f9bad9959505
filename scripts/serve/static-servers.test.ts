import { mkdirSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { readConfig } from '../runtime-config/config-file';
import { withCollector } from '../telemetry/collector-app';
import { cdnApp } from './cdn-app';
import { hostApp } from './host-app';
import { listenOn, type RunningServer } from './listen';
import { platformApp } from './platform-app';
import { remoteApp } from './remote-app';
import { fuzzPort } from './testing/fuzz-port';
import { rawRequest } from './testing/raw-request';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const scratch = scratchFolder();
const dir = path.join(scratch, 'served');
const script = 'assets/main.0123456789ab.js';
const secret = 'not served';
for (const [name, text] of Object.entries({
  '../secret': secret,
  'index.html': 'the page',
  'embed.js': 'run()',
  [script]: 'run()',
  'portfolio/1/entry.js': 'run()',
  [`portfolio/${script}`]: 'run()',
})) {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), text);
}
for (const name of ['releases.json', 'onboarding/1/entry.js']) {
  const file = path.join(scratch, 'store', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, secret);
}
mkdirSync(path.join(scratch, 'store/portfolio/1'), { recursive: true });
writeFileSync(path.join(scratch, 'store/portfolio/1/entry.js'), 'run()');

const partnerApiUrl = 'https://api.example';
const config = readConfig({ partnerApiUrl, platformOrigins: ['https://www.example'] });
const platform = platformApp({ portalUrl: 'http://x', partnerApiUrl, sandbox: false });
const health = ['/healthz', '/version'];
const telemetry = ['/telemetry', '/telemetry/v1/logs', '/telemetry/api/v1/query'];

const servers: readonly (readonly [string, RequestListener, readonly [string, ...string[]]])[] = [
  [
    'the host',
    hostApp({ dist: dir, config, releases: () => '{}', remotes: [] }),
    ['/', ...health, `/${script}`, '/embed.js', '/config.json', '/releases.json', '/main'],
  ],
  [
    'the platform',
    withCollector('http://portal', platform),
    ['/', ...health, '/platform.js', ...telemetry],
  ],
  [
    'a remote',
    remoteApp(path.join(scratch, 'store'), 'portfolio'),
    ['/portfolio/1/entry.js', ...health, '/portfolio'],
  ],
];

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
  '/portfolio/../releases.json',
  '/portfolio/%2e%2e/releases.json',
  '/portfolio/..%2freleases.json',
  '/portfolio/..%5creleases.json',
  '/portfolio/../onboarding/1/entry.js',
  '/portfolio/%/../../releases.json',
];

/** Sends a request like a client that does not resolve `..` itself. */
const ask = (origin: string, target: string, method = 'GET') =>
  rawRequest(Number(new URL(origin).port), `${method} ${target} HTTP/1.1\nHost: a`);

describe.each(servers)('%s', (_name, listener, served) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await listenOn(0, listener);
  });
  afterAll(() => server.close());

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])(
    'rejects %s with 405 and the allowed methods',
    async (method) => {
      const targets = served.filter((target) => !telemetry.includes(target));
      for (const target of [...targets, '/gone', '//']) {
        const { status, headers } = await ask(server.origin, target, method);
        expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
      }
    },
  );

  it('responds to HEAD like GET, without a body', async () => {
    const head = await ask(server.origin, served[0], 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it.each(outside)('serves nothing outside its folder: %s', async (target) => {
    const { status, body } = await ask(server.origin, target);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain(secret);
  });

  it('answers nothing with 500, and keeps running', async () => {
    const huge = await ask(server.origin, `/${'a'.repeat(20_000)}`);
    expect(huge.status).toBe(431);
    for (const line of ['CONNECT a:1', 'BREW /', 'GET'])
      await rawRequest(Number(new URL(server.origin).port), line).catch(() => undefined);
    expect(await fuzzPort(Number(new URL(server.origin).port), served)).toEqual([]);
    expect((await fetch(server.origin + served[0])).status).toBe(200);
  });
});

it('a remote serves the files of its folder as immutable, and the rest as missing', async () => {
  const server = await listenOn(0, remoteApp(path.join(scratch, 'store'), 'portfolio'));
  for (const target of ['/portfolio/1/entry.js', '/portfolio/x/%2e%2e/1/entry.js?v']) {
    const { status, headers } = await ask(server.origin, target);
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
  }
  for (const target of ['/releases.json', ...outside]) {
    const { status, headers } = await ask(server.origin, target);
    expect([target, status, headers['cache-control']]).toEqual([target, 404, 'no-store']);
  }
  await server.close();
});

it('the CDN says what it is, and answers nothing with 500', async () => {
  const server = await listenOn(
    0,
    cdnApp(dir, () => '{}'),
  );
  const health = await (await fetch(`${server.origin}/healthz`)).json();
  expect(health).toMatchObject({ status: 'ok', serves: 'cdn' });
  const paths = ['/portal/releases.json', `/portal/portfolio/${script}`];
  expect(await fuzzPort(Number(new URL(server.origin).port), paths)).toEqual([]);
  await server.close();
});

describe('the address', () => {
  afterEach(() => delete process.env['LISTEN_ADDRESS']);
  const listening = () => listenOn(0, (_request, response) => response.end());

  it('is the port of both loopback addresses, and of no other address of this machine', async () => {
    const server = await listening();
    const port = Number(new URL(server.origin).port);
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
    expect(await isReached(Number(new URL(server.origin).port), '127.0.0.2')).toBe(true);
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
