import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { startProcess } from '../workspace/processes';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { until } from '../workspace/testing/until';

// The folder is outside the repository, so that a bundle finds only its own packages.
const scratch = scratchFolder();
const files = path.join(scratch, 'portal');
const to = path.join(scratch, 'server');

beforeAll(() => {
  const script = path.join(root, 'scripts/docker/bundle-server.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, to], { cwd: root });
  for (const folder of ['host', 'settings', 'releases/portfolio'])
    mkdirSync(path.join(files, folder), { recursive: true });
  const page =
    '<meta content="__CSP_NONCE__"><script>boot()</script>' +
    '<b><!--# include virtual="/config.json" --></b><i><!--# include virtual="/releases.json" --></i>';
  const config = { partnerApiUrl: 'https://api.example', platformOrigins: ['https://a.example'] };
  const written = {
    'host/index.html': page,
    'host/host.json': '{"version":"1.0.0-a"}',
    'settings/config.json': JSON.stringify({ ...config, currency: 'USD' }),
    'releases/releases.json': '{"serial":7}',
    'releases/portfolio/entry.js': 'run()',
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(path.join(files, name), text);
});

/** Starts the server as a container does, with nothing but Node, outside the folder of its files. */
async function serve(serves: string) {
  const env = { PATH: process.env['PATH'], PORTAL_FILES: files, PORT: '0', SERVES: serves };
  const log: string[] = [];
  const server = startProcess(['scripts/serve/main.mjs'], /listens on (http:\S+)/, {
    cwd: to,
    env: { ...env, COMMIT: 'c0ffee', ACCESS_LOG: 'on' },
    output: (line) => log.push(line),
  });
  return { ...server, origin: await server.ready, log };
}

it('the bundled host serves a page with a nonce of its own, configuration and registry', async () => {
  const { origin, stop } = await serve('host');
  const pages = await Promise.all(
    [1, 2].map(async () => {
      const response = await fetch(`${origin}/main/portfolio`);
      const policy = response.headers.get('content-security-policy') ?? '';
      const body = await response.text();
      const [, nonce = ''] = /content="([^"]+)"/.exec(body) ?? [];
      expect(policy).toContain(`'nonce-${nonce}'`);
      expect(body).toContain('<i>{"serial":7}</i>');
      expect(body).toContain('"currency":"USD"');
      return nonce;
    }),
  );
  expect(new Set(pages).size).toBe(2);
  const version = await (await fetch(`${origin}/version`)).json();
  expect(version).toMatchObject({ serves: 'host', version: '1.0.0-a', commit: 'c0ffee' });
  expect(await stop()).toBe('It exited with code 0.');
});

it('the bundled CDN serves releases, and logs each request', async () => {
  const { origin, stop, log } = await serve('cdn');
  const address = '/portal/portfolio/entry.js';
  expect(await (await fetch(origin + address)).text()).toBe('run()');
  await until(() => log.length > 0);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ serves: 'cdn', path: address, status: 200 });
  expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ status: 'ok' });
  expect(await stop()).toBe('It exited with code 0.');
});
