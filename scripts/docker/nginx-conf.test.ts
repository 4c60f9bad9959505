import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writePlatform } from '../serve/platform-app';
import { pageSources } from '../serve/headers';
import { readConfig } from '../runtime-config/config-file';
import { describeWith } from '../workspace/describe-with';
import { hostConf, platformConf, remoteConf } from './nginx-conf';
import { freePort, runNginx, type RunningNginx } from './run-nginx';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();

const hostile = [
  "it's",
  'a "quote"',
  'back\\slash\\',
  '$host ${nonce} $1',
  "'; } server { listen 1; } #",
  'line\nbreak',
  '</script><script>alert(1)</script>',
  '__PORTAL__ $& $`',
  '<!--# include virtual="/releases.json" -->',
];

describeWith(describe, 'nginx', 'nginx with our configuration', (nginx) => {
  const ports: Record<'host' | 'platform' | 'remote', number> = { host: 0, platform: 0, remote: 0 };
  const settings = {
    portalUrl: 'http://localhost:4100',
    partnerApiUrl: `https://api.example/${hostile.join('/')}`,
    sandbox: false,
  };
  const config = readConfig({
    partnerApiUrl: `https://api.example/${encodeURI(hostile.join('/'))}/it's`,
    platformOrigins: ['https://www.example'],
    brand: { name: hostile.join(' ') },
    links: { support: hostile.join(' ') },
  });
  let server: RunningNginx;

  const build = { version: '1.0.0-a', commit: 'c0ffee' };

  beforeAll(async () => {
    for (const name of ['host', 'platform', 'remote'] as const) ports[name] = await freePort();
    for (const each of ['host/assets', 'store/portfolio/1', 'settings'])
      mkdirSync(path.join(dir, each), { recursive: true });
    const page = '<script>boot()</script><!--# include virtual="/config.json" -->';
    writeFileSync(path.join(dir, 'host/index.html'), page);
    writeFileSync(path.join(dir, 'store/portfolio/1/entry.js'), 'run()');
    writeFileSync(path.join(dir, 'store/releases.json'), '{}');
    writeFileSync(path.join(dir, 'settings/config.json'), JSON.stringify(config));
    writePlatform(path.join(dir, 'platform'), settings);
    server = await runNginx(nginx, [
      hostConf({
        port: ports.host,
        dist: path.join(dir, 'host'),
        settings: path.join(dir, 'settings'),
        store: path.join(dir, 'store'),
        sources: pageSources(page, config, ['https://cdn.example']),
        identity: { serves: 'host', ...build, contract: '2.1.0' },
        brotli: false,
      }),
      platformConf(ports.platform, path.join(dir, 'platform'), build),
      remoteConf(ports.remote, path.join(dir, 'store'), 'portfolio', false, build),
    ]);
  });
  afterAll(() => server.close());

  it('the demo’s page receives its settings, whatever they contain', async () => {
    const response = await fetch(`http://localhost:${ports.platform}/platform.json`);
    expect(await response.json()).toEqual(settings);
    const page = await (await fetch(`http://localhost:${ports.platform}/`)).text();
    expect(page).toContain('<script src="http://localhost:4100/embed.js"></script>');
  });

  it('serves the demo platform’s files, and no server sources', async () => {
    for (const file of ['platform.css', 'platform.js', 'favicon.svg'])
      expect((await fetch(`http://localhost:${ports.platform}/${file}`)).status).toBe(200);
    expect((await fetch(`http://localhost:${ports.platform}/platform-app.ts`)).status).toBe(404);
  });

  it('the host’s page receives its configuration, whatever it contains', async () => {
    const response = await fetch(`http://localhost:${ports.host}/config.json`);
    expect(await response.json()).toEqual(config);
    const policy = (await fetch(`http://localhost:${ports.host}/`)).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("img-src 'self' data: blob: https://api.example;");
  });

  it.each(['host', 'platform', 'remote'] as const)(
    'the %s says what it serves, and that it can or cannot',
    async (name) => {
      const ask = async (address: string) => {
        const response = await fetch(`http://localhost:${ports[name]}${address}`);
        const { status, headers } = response;
        const body = (await response.json()) as object;
        return { status, type: headers.get('content-type'), body };
      };
      const identity = { serves: name === 'remote' ? 'portfolio' : name, ...build };
      const expected = { status: 200, type: 'application/json', body: identity };
      expect(await ask('/version')).toMatchObject(expected);
      const at = expect.stringMatching(/^\d{4}-/) as string;
      const healthy = { ...expected, body: { ...identity, status: 'ok', at } };
      expect(await ask('/healthz?now')).toMatchObject(healthy);
      const needed = {
        host: 'store/releases.json',
        platform: 'platform/index.html',
        remote: 'store/portfolio',
      };
      const place = path.join(dir, needed[name]);
      renameSync(place, `${place}.gone`);
      const body = { ...identity, status: 'unavailable', problem: expect.any(String) as string };
      expect(await ask('/healthz')).toMatchObject({ ...expected, status: 503, body });
      renameSync(`${place}.gone`, place);
    },
  );

  it('logs a line of JSON for each request, with the fields of npm start’s servers', async () => {
    await fetch(`http://localhost:${ports.host}/main/portfolio?token=secret`, {
      headers: { authorization: 'Bearer secret' },
    });
    const text = readFileSync(server.log, 'utf8');
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { path: string });
    expect(lines.find(({ path }) => path === '/main/portfolio')).toEqual({
      time: expect.stringMatching(/^\d{4}-/) as string,
      serves: 'host',
      method: 'GET',
      path: '/main/portfolio',
      status: 200,
      seconds: expect.any(Number) as number,
    });
    expect(text).not.toMatch(/secret|127\.0\.0\.1|healthz/);
  });
});
