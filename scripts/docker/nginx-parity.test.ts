import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { readConfig } from '../runtime-config/config-file.ts';
import { pageSources } from '../serve/headers.ts';
import { hostApp } from '../serve/host-app.ts';
import { pageOf } from '../serve/host-page.ts';
import { listenOn, type Listening } from '../serve/listen.ts';
import { remoteApp } from '../serve/remote-app.ts';
import { rawRequest, type RawResponse } from '../serve/testing/raw-request.ts';
import { describeWith } from '../workspace/describe-with.ts';
import { hostConf, remoteConf } from './nginx-conf.ts';
import { brotliModules, runNginx } from './run-nginx.ts';
import { freePort } from './testing/free-port.ts';

const brotli = brotliModules().length > 0;

const dir = mkdtempSync(path.join(tmpdir(), 'nginx-parity-'));
afterAll(() => rmSync(dir, { recursive: true }));

const page =
  '<html><script>boot()</script><meta content="__CSP_NONCE__"><script id="portal-config">' +
  '<!--# include virtual="/config.json" --></script><script id="portal-releases">' +
  `<!--# include virtual="/releases.json" --></script>${'<p>text</p>'.repeat(50)}</html>`;
const config = readConfig({
  partnerApiUrl: 'https://api.example',
  platformOrigins: ['https://www.example'],
});
const releases = JSON.stringify({ portfolio: { current: '1', versions: {} }, log: 'x'.repeat(99) });

/** A file as a build leaves it, with its compressed copies. */
function write(name: string, text: string, copies = true): void {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!copies) return;
  writeFileSync(`${file}.gz`, gzipSync(text));
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}

const host = [
  '/',
  '/index.html',
  '/main/portfolio',
  '/main/portfolio/stock-position/MEMO-10.5',
  '/config.json',
  '/releases.json',
  '/embed.js',
  '/boot.js',
  '/assets/main.1f.js',
  '/assets/icon.1f.svg',
  '/assets/font.1f.woff2',
  '/assets/main.1f.js?v=1',
  '/assets/gone.js',
  '/favicon.ico',
  '/assets',
  '/index.html/',
];
const remote = [
  '/portfolio/1/entry.js',
  '/portfolio/1/mf-manifest.json',
  '/portfolio/1/gone.js',
  '/',
  '/x',
];
const encodings = ['', 'identity', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip', '*'];

const compared = [
  'content-encoding',
  'content-type',
  'cache-control',
  'vary',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
];

describeWith(describe, 'nginx', 'nginx responds like npm start', (nginx) => {
  if (nginx && !brotli) console.warn('nginx has no brotli modules here: comparing gzip only.');
  const running: Listening[] = [];
  const ports = { host: { node: 0, nginx: 0 }, remote: { node: 0, nginx: 0 } };

  beforeAll(async () => {
    write('host/index.html', pageOf(page, config));
    write('host/embed.js', 'embed();'.repeat(30));
    write('host/boot.js', 'boot()', false);
    write('host/assets/main.1f.js', 'main();'.repeat(100));
    write('host/assets/icon.1f.svg', '<svg></svg>'.repeat(9));
    write('host/assets/font.1f.woff2', 'a font', false);
    write('settings/config.json', JSON.stringify(config).replaceAll('<', '\\u003c'), false);
    write('store/releases.json', releases, false);
    write('store/portfolio/1/entry.js', 'entry();'.repeat(100));
    write('store/portfolio/1/mf-manifest.json', '{"a":1}'.repeat(20));
    const dist = path.join(dir, 'host');
    const store = path.join(dir, 'store');
    const node = [
      hostApp({ dist, config, releases: () => releases, remotes: [] }),
      remoteApp(store, 'portfolio'),
    ];
    const servers = await Promise.all(node.map((app) => listenOn(0, app)));
    running.push(...servers);
    const [ofHost = 0, ofRemote = 0] = servers.map(({ origin }) => Number(new URL(origin).port));
    ports.host = { node: ofHost, nginx: await freePort() };
    ports.remote = { node: ofRemote, nginx: await freePort() };
    const settings = path.join(dir, 'settings');
    const sources = pageSources(page, config, []);
    const identity = { serves: 'host' };
    running.push(
      runNginx(nginx, [
        hostConf({ port: ports.host.nginx, dist, settings, store, sources, identity, brotli }),
        remoteConf(ports.remote.nginx, store, 'portfolio', brotli),
      ]),
    );
    for (let tries = 0; tries < 100; tries += 1) {
      const found = await ask(ports.remote.nginx, '/').catch(() => undefined);
      if (found) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  afterAll(() => Promise.all(running.map((each) => each.close())));

  /** nginx without its modules never has brotli. */
  const accepted = (encoding: string) =>
    brotli ? encoding : encoding.replace(/\bbr\b(?!;)/, 'none');

  describe.each([
    ...host.map((target) => ['host', target] as const),
    ...remote.map((target) => ['remote', target] as const),
  ])('as %s to %s', (server, target) => {
    it.each(encodings)('with the same bytes and headers for encodings "%s"', async (encoding) => {
      const headers = encoding && `\nAccept-Encoding: ${accepted(encoding)}`;
      const [theirs, ours] = await Promise.all([
        ask(ports[server].nginx, target, headers),
        ask(ports[server].node, target, headers),
      ]);
      expect(summaryOf(theirs)).toEqual(summaryOf(ours));
    });

    it('with 304 to a browser that has it already, in the encoding that it has', async () => {
      for (const encoding of encodings.map(accepted)) {
        const summaries = await Promise.all(
          [ports[server].nginx, ports[server].node].map(async (port) => {
            const headers = `\nAccept-Encoding: ${encoding}`;
            const first = await ask(port, target, headers);
            const { etag } = first.headers;
            if (!etag) return { etag: false };
            const again = await ask(port, target, `${headers}\nIf-None-Match: ${etag}`);
            const other = await ask(port, target, `${headers}\nIf-None-Match: "another"`);
            const { 'cache-control': cached } = again.headers;
            return { etag: true, again: again.status, cached, other: other.status };
          }),
        );
        expect(summaries[0]).toEqual(summaries[1]);
      }
    });
  });
});

function ask(port: number, target: string, headers = ''): Promise<RawResponse> {
  return rawRequest(port, `GET ${target} HTTP/1.1\nHost: localhost${headers}`);
}

function summaryOf({ status, headers, body }: RawResponse) {
  const named = compared.map((name) => [
    name,
    headers[name]?.toLowerCase().replace(/'nonce-[^']+'/, "'nonce'") ?? null,
  ]);
  const text = decoded(headers, body);
  return { status, ...Object.fromEntries(named), text: text.replace(/content="[^"]+"/, 'nonce') };
}

function decoded(headers: Record<string, string>, body: string): string {
  const bytes = Buffer.from(
    headers['transfer-encoding'] === 'chunked' ? unchunked(body) : body,
    'latin1',
  );
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

function unchunked(body: string): string {
  const end = body.indexOf('\r\n');
  const size = Number.parseInt(body.slice(0, end), 16);
  return size > 0
    ? body.slice(end + 2, end + 2 + size) + unchunked(body.slice(end + 4 + size))
    : '';
}
