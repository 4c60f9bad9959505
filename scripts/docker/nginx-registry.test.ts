import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { readConfig } from '../runtime-config/config-file';
import { pageSources } from '../serve/headers';
import { pageOf } from '../serve/host-page';
import { listenOn, type Listening } from '../serve/listen';
import { readSigned } from '../release/keys/read-signed';
import { registryFreshness } from '../serve/registry-elsewhere';
import { describeWith } from '../workspace/describe-with';
import { hostConf } from './nginx-conf';
import { hostHealthPage } from './nginx-health';
import { brotliModules, freePort, runNginx } from './run-nginx';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { until } from '../workspace/testing/until';

const { fresh, revalidated, kept } = registryFreshness;
const dir = scratchFolder();

const carriedBy = /id="portal-releases">([^]*?)<\/script>/;

/** nginx with the times of decision 76 shortened, so that a test need not wait for minutes. */
const shortened = (conf: string) =>
  conf.replace(
    `max-age=${fresh}, stale-while-revalidate=${revalidated}, stale-if-error=${kept - fresh}`,
    'max-age=1, stale-while-revalidate=1, stale-if-error=3',
  );

describeWith(describe, 'nginx', 'the registry of another origin, behind nginx', (nginx) => {
  const running: Listening[] = [];
  let respond: RequestListener;
  let asked: { url?: string; headers: object }[];
  let origin = '';

  beforeEach(async () => {
    [respond, asked] = [registry('1'), []];
    const cdn = await listenOn(0, (req, res) => {
      asked.push({ url: req.url, headers: req.headers });
      respond(req, res);
    });
    running.push(cdn);
    origin = await start(
      `${cdn.origin.replace('localhost', '127.0.0.1')}/portal/$host/releases.json`,
    );
  });
  afterEach(async () => {
    for (const each of running.splice(0)) await each.close();
  });

  async function start(releasesUrl: string): Promise<string> {
    const config = readConfig({
      partnerApiUrl: 'https://api.example',
      platformOrigins: ['https://www.example'],
      releasesUrl,
    });
    const port = await freePort();
    const place = mkdtempSync(path.join(dir, 'host-'));
    const page =
      '<script>boot()</script><script id="portal-releases"><!--# include virtual="/releases.json" --></script>' +
      '<p>"<!--# echo var="time_iso8601" -->"</p>';
    mkdirSync(path.join(place, 'settings'));
    const identity = { serves: 'host', version: '1.0.0-a', commit: null };
    writeFileSync(path.join(place, 'index.html'), pageOf(page, config));
    writeFileSync(path.join(place, 'settings/health.json'), hostHealthPage(identity, releasesUrl));
    const conf = hostConf({
      port,
      dist: place,
      settings: path.join(place, 'settings'),
      store: place,
      sources: pageSources(page, config, []),
      identity,
      brotli: brotliModules().length > 0,
      registry: {
        url: new URL(releasesUrl),
        ports: [await freePort(), await freePort()],
        cache: path.join(place, 'cache'),
        trusted: '/etc/ssl/certs/ca-certificates.crt',
        resolver: path.join(place, 'resolver.conf'),
      },
    });
    running.push(await runNginx(nginx, [shortened(conf)]));
    const address = `http://localhost:${port}`;
    return address;
  }

  /** The text that a page carries. */
  async function carried(): Promise<string> {
    const page = await (await fetch(origin, { headers: { cookie: 'session=secret' } })).text();
    expect(page.match(/<script/g)).toHaveLength(2);
    return carriedBy.exec(page)?.[1] ?? '';
  }
  async function version(): Promise<string | undefined> {
    const text = await carried();
    return text ? (JSON.parse(text) as { current: string }).current : undefined;
  }

  it('is in the first page, and nothing of the page’s request reaches its server', async () => {
    expect(JSON.parse(await carried())).toMatchObject({ current: '1', reason: hostile });
    await carried();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('/portal/%24host/releases.json');
    expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual([
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('is there byte for byte, so that its signature counts, with the time of the server', async () => {
    const key = new SigningKey('2026');
    const text = key.sign({ serial: 7, portfolio: { current: '₱ {"', nested: {} } });
    respond = (_req, res) => res.end(text);
    // As shared/loader/src/document-json.ts takes out what nginx writes into it.
    const found = (await carried()).replace(/^\{"readAt":"[^"]*",/, '{');
    expect(found).toBe(text);
    await expect(readSigned(found, [key.key])).resolves.toContain('"serial":7');
    const [, time = ''] = /<p>"([^"]+)"<\/p>/.exec(await (await fetch(origin)).text()) ?? [];
    expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
  });

  it('changes by itself', async () => {
    await expect(version()).resolves.toBe('1');
    respond = registry('2');
    await until(async () => (await version()) === '2');
  });

  it.each<[string, RequestListener]>([
    ['responds with 503', (_req, res) => res.writeHead(503).end('<h1>maintenance</h1>')],
    ['never responds', () => undefined],
  ])('is the last good one while its server %s, for a limited time', async (_how, broken) => {
    await expect(version()).resolves.toBe('1');
    respond = broken;
    await delay(2_500);
    await expect(version()).resolves.toBe('1');
    await delay(2_500);
    await expect(version()).resolves.toBeUndefined();
    respond = registry('2');
    await expect(version()).resolves.toBe('2');
  });

  it('cannot break the page when it is a page itself', async () => {
    respond = (_req, res) => res.end('<!doctype html></script><script>alert(1)</script>');
    const text = await carried();
    expect(text).toContain('doctype');
    expect(text).not.toContain('<');
  });

  it('is reported by the health check, which also keeps it fresh', async () => {
    const health = async () =>
      (await fetch(`${origin}/healthz`)).json() as Promise<{
        at: string;
        registry: { readAt: string | null };
      }>;
    const first = await health();
    expect(first).toMatchObject({ status: 'ok', serves: 'host', version: '1.0.0-a' });
    const ageMs = Date.parse(first.at) - Date.parse(first.registry.readAt ?? '');
    expect(ageMs).toBeGreaterThanOrEqual(0);
    expect(ageMs).toBeLessThan(5_000);
    await until(async () => (await health()).registry.readAt !== first.registry.readAt);
    respond = (req) => req.socket.destroy();
    await until(async () => (await health()).registry.readAt === null);
  });

  it('is left out while its name cannot be resolved', async () => {
    origin = await start('https://cdn.invalid/portal/releases.json');
    await expect(version()).resolves.toBeUndefined();
  });
});

const hostile = '</script><script>alert(1)</script> $host "';

function registry(current: string): RequestListener {
  return (_req, res) => {
    res.writeHead(200, { 'cache-control': 'no-cache', etag: `"${current}"`, 'set-cookie': 'a=b' });
    res.end(JSON.stringify({ current, reason: hostile, long: 'x'.repeat(100_000) }));
  };
}
