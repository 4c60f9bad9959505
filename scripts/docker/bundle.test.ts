import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentRegistry } from '../release/registry/change-registry';
import { directoryStore } from '../release/store/directory-store';
import { root } from '../workspace/apps';
import { startProcess } from '../workspace/start-process';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { until } from '../workspace/testing/until';
import { imageStore } from './testing/image-store';

// The folder is outside the repository, so that a bundle finds only its own packages.
const scratch = scratchFolder();

const node = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PARTNER_API_PORT: '0' },
  });

function bundle(entry: string): string {
  const to = path.join(scratch, entry);
  const script = path.join(root, 'scripts/docker/bundle.ts');
  expect(node(root, '--import', 'tsx', script, entry, to)).toMatchObject({ status: 0, stderr: '' });
  return to;
}

it('starts the bundled partner API with nothing but Node, and keeps its data', async () => {
  const cwd = bundle('sandbox');
  const env = { PATH: process.env['PATH'], PARTNER_API_PORT: '0' };
  const sandbox = startProcess(['scripts/sandbox/server/main.mjs'], /^Sandbox ready: http/, {
    cwd,
    env,
  });
  await sandbox.ready;
  const kept = readdirSync(path.join(cwd, '.portal/sandbox'));
  expect(kept).toContainEqual(expect.stringMatching(/^database-/));
  await sandbox.stop();
}, 120_000);

describe('the bundled server', () => {
  const files = path.join(scratch, 'portal');
  const big = Buffer.alloc(16 * 1024 * 1024, ';');
  let to = '';
  beforeAll(() => {
    to = bundle('server');
    for (const folder of ['host/assets', 'settings', 'releases/portfolio'])
      mkdirSync(path.join(files, folder), { recursive: true });
    const page =
      '<meta content="__CSP_NONCE__"><script>boot()</script>' +
      '<b><!--# include virtual="/config.json" --></b><i><!--# include virtual="/releases.json" --></i>';
    const config = { partnerApiUrl: 'https://api.example', platformOrigins: ['https://a.example'] };
    const written = {
      'host/index.html': page,
      'host/host.json': '{"version":"1.0.0-a"}',
      'host/assets/big.js': big,
      'settings/config.json': JSON.stringify({ ...config, currency: 'USD' }),
      'releases/releases.json': '{"serial":7}',
      'releases/portfolio/entry.js': 'run()',
    };
    for (const [name, text] of Object.entries(written)) writeFileSync(path.join(files, name), text);
  });

  /** Starts the server as a container does, outside the folder of its files. */
  async function serve(serves: string, settings: NodeJS.ProcessEnv = {}) {
    const env = { PATH: process.env['PATH'], PORTAL_FILES: files, PORT: '0', SERVES: serves };
    const log: string[] = [];
    const server = startProcess(['scripts/serve/main.mjs'], /listens on (http:\S+)/, {
      cwd: to,
      env: { ...env, COMMIT: 'c0ffee', ...settings },
      output: (line) => log.push(line),
    });
    return { ...server, origin: await server.ready, log };
  }

  it('serves a page with a nonce of its own, configuration and registry', async () => {
    const { origin, stop } = await serve('host', {
      HOST_PORT: '4100',
      PORTFOLIO_PORT: '5',
    });
    const pages = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${origin}/main/portfolio`);
        const policy = response.headers.get('content-security-policy') ?? '';
        const body = await response.text();
        const [, nonce = ''] = /content="([^"]+)"/.exec(body) ?? [];
        expect(policy).toContain(`'nonce-${nonce}'`);
        expect(policy).toContain(' http://localhost:5;');
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

  it.each([
    ['portfolio', '/portfolio/entry.js', 'run()'],
    ['cdn', '/portal/portfolio/entry.js', 'run()'],
    ['platform', '/platform.json', '"portalUrl":"http://localhost:4108"'],
  ])('serves %s, and logs each request', async (serves, address, text) => {
    const { origin, stop, log } = await serve(serves, { HOST_PORT: '4108', ACCESS_LOG: 'on' });
    expect(await (await fetch(origin + address)).text()).toContain(text);
    await until(() => log.length > 0);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      serves,
      path: address,
      status: 200,
    });
    expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ status: 'ok', serves });
    expect(await stop()).toBe('It exited with code 0.');
  });
});

it('publishes and signs an image’s release with nothing but Node', async () => {
  const settings = path.join(scratch, 'settings');
  mkdirSync(settings);
  writeFileSync(path.join(settings, 'config.json'), '{}');
  const image = await imageStore(scratch, 'built');
  const volume = path.join(scratch, 'volume');
  const published = node(bundle('publish'), 'publish.mjs', image, settings, volume);
  expect(published).toMatchObject({ status: 0, stderr: '' });
  const { portfolio } = await currentRegistry(directoryStore(path.join(volume, 'releases')));
  expect(portfolio).toMatchObject({ current: 'built' });
});
