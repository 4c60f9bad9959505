import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { paths } from '@investor-portal/shared/routes/paths';
import { remotes, root } from '../../workspace/apps.ts';
import { describeWith } from '../../workspace/describe-with.ts';
import { hostConf, remoteConf } from '../../docker/nginx-conf.ts';
import { brotliModules, freePort, runNginx } from '../../docker/run-nginx.ts';
import { pageSources } from '../../serve/headers.ts';
import { hostApp } from '../../serve/host-app.ts';
import { listenOn, type Listening } from '../../serve/listen.ts';
import { expect, test } from '../portal.ts';
import { sandboxUrl } from '../stack.ts';
import { remotesOf, stackRegistry, stackStore } from '../isolated/isolated-federation.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'portal-web-'));
const running: Listening[] = [];
let nginxHost = '';
let nodeHost = '';
let nodeRemote = '';
let nginxRemote = '';
let dist = '';

const compared = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
  'cache-control',
];

async function answerOf(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await response.arrayBuffer();
  const headers = compared.map((name) => [
    name,
    response.headers.get(name)?.replace(/'nonce-[^']+'/, "'nonce'") ?? null,
  ]);
  return { status: response.status, ...Object.fromEntries(headers) };
}

describeWith(test.describe, 'nginx', 'behind nginx', (nginx) => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    const { host, ...released } = stackRegistry();
    dist = path.join(root, 'host/dist', host?.version ?? '');
    const config = v.parse(runtimeConfigSchema, {
      partnerApiUrl: sandboxUrl,
      platformOrigins: ['http://platform.example'],
    });
    const hostPort = await freePort();
    const ports = await Promise.all(
      remotes.map(async ({ name }) => ({ name, port: await freePort() })),
    );
    const origins = ports.map(({ port }) => `http://localhost:${port}`);
    const registry = Object.fromEntries(
      ports.map(({ name, port }) => [
        name,
        { ...released[name], base: `http://localhost:${port}/` },
      ]),
    );
    const store = path.join(dir, 'releases');
    cpSync(stackStore, store, { recursive: true });
    writeFileSync(path.join(store, 'releases.json'), JSON.stringify(registry));
    mkdirSync(path.join(dir, 'settings'));
    writeFileSync(path.join(dir, 'settings/config.json'), JSON.stringify(config));
    const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
    const sources = pageSources(page, config, origins);
    running.push(
      await runNginx(nginx, [
        hostConf({
          port: hostPort,
          dist,
          settings: path.join(dir, 'settings'),
          store,
          sources,
          identity: { serves: 'host' },
          brotli: brotliModules().length > 0,
        }),
        ...ports.map(({ name, port }) => remoteConf(port, store, name, brotliModules().length > 0)),
      ]),
    );
    const releases = () => JSON.stringify(registry);
    const node = await listenOn(0, hostApp({ dist, config, releases, remotes: origins }));
    const nodeCdn = await listenOn(0, remotesOf(store));
    running.push(node, nodeCdn);
    nginxHost = `http://localhost:${hostPort}`;
    [nginxRemote = ''] = origins;
    nodeHost = node.origin;
    nodeRemote = nodeCdn.origin;
  });
  test.afterAll(async () => {
    await Promise.all(running.map((each) => each.close()));
    rmSync(dir, { recursive: true });
  });

  test('nginx sends the same headers as the servers of npm start', async () => {
    const asset = `/assets/${readdirSync(path.join(dist, 'assets')).find((file) => file.endsWith('.js'))}`;
    for (const each of [
      '/',
      '/index.html',
      '/main/portfolio',
      '/main/portfolio/stock-position/MEMO-10.5',
      '/config.json',
      '/releases.json',
      '/healthz',
      '/version',
      '/embed.js',
      '/boot.js',
      '/missing.js',
      '/favicon.ico',
      '/assets',
      '/assets/missing.js',
      asset,
    ])
      expect({ [each]: await answerOf(nginxHost + each) }).toEqual({
        [each]: await answerOf(nodeHost + each),
      });
    for (const each of [
      `/onboarding/mf-manifest.${stackRegistry().onboarding?.current}.json`,
      '/onboarding/assets/missing.js',
      '/',
      '/portfolio/x',
    ])
      expect({ [each]: await answerOf(nginxRemote + each) }).toEqual({
        [each]: await answerOf(nodeRemote + each),
      });
  });

  test('nginx compresses behind a proxy too, with Vary for caches', async () => {
    const [script] = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    for (const each of ['/', '/embed.js', `/assets/${script}`]) {
      const headers = { 'accept-encoding': 'gzip', via: '1.1 proxy' };
      const response = await fetch(nginxHost + each, { headers });
      await response.arrayBuffer();
      expect(response.headers.get('content-encoding'), each).toBe('gzip');
      expect(response.headers.get('vary'), each).toContain('Accept-Encoding');
    }
  });

  test('every page has a new nonce, and the portal runs behind nginx', async ({ page }) => {
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const body = await (await fetch(nginxHost)).text();
      expect(body).not.toContain('__CSP_NONCE__');
      nonces.add(/property="csp-nonce" content="(\w{32})"/.exec(body)?.[1] ?? '');
    }
    expect(nonces.size).toBe(3);
    await page.goto(nginxHost + paths.publicOpportunities);
    await expect(page.getByRole('tab', { name: 'Newest' })).toBeVisible();
    await page.goto(nginxHost + paths.acceptance);
    await expect(page.getByText('Accept').first()).toBeVisible();
  });
});
