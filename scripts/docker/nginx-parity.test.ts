import { describeWith } from '../workspace/describe-with';
import { brotliModules } from './run-nginx';
import { ask, BothServers, type Server } from './testing/both-servers';

const brotli = brotliModules().length > 0;

const page =
  '<html><script>boot()</script><meta content="__CSP_NONCE__"><script id="portal-config">' +
  '<!--# include virtual="/config.json" --></script><script id="portal-releases">' +
  `<!--# include virtual="/releases.json" --></script>${'<p>text</p>'.repeat(50)}</html>`;
const releases = JSON.stringify({ portfolio: { current: '1', versions: {} }, log: 'x'.repeat(99) });

const targets: readonly (readonly [server: Server, target: string])[] = [
  ['host', '/'],
  ['host', '/index.html'],
  ['host', '/main/portfolio'],
  ['host', '/main/portfolio/stock-position/MEMO-10.5'],
  ['host', '/config.json'],
  ['host', '/releases.json'],
  ['host', '/embed.js'],
  ['host', '/boot.js'],
  ['host', '/assets/main.1f.js'],
  ['host', '/assets/icon.1f.svg'],
  ['host', '/assets/font.1f.woff2'],
  ['host', '/assets/main.1f.js?v=1'],
  ['host', '/assets/gone.js'],
  ['host', '/favicon.ico'],
  ['host', '/assets'],
  ['host', '/index.html/'],
  ['remote', '/portfolio/1/entry.js'],
  ['remote', '/portfolio/1/mf-manifest.json'],
  ['remote', '/portfolio/1/gone.js'],
  ['remote', '/'],
  ['remote', '/x'],
];
const encodings = ['', 'identity', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip', '*'];

describeWith(describe, 'nginx', 'nginx responds like npm start', (nginx) => {
  if (nginx && !brotli) console.warn('nginx has no brotli modules here: comparing gzip only.');
  const servers = new BothServers();

  beforeAll(async () => {
    servers.write('host/embed.js', 'embed();'.repeat(30));
    servers.write('host/boot.js', 'boot()', false);
    servers.write('host/assets/main.1f.js', 'main();'.repeat(100));
    servers.write('host/assets/icon.1f.svg', '<svg></svg>'.repeat(9));
    servers.write('host/assets/font.1f.woff2', 'a font', false);
    servers.write('store/portfolio/1/entry.js', 'entry();'.repeat(100));
    servers.write('store/portfolio/1/mf-manifest.json', '{"a":1}'.repeat(20));
    await servers.start(nginx, page, releases);
  });
  afterAll(() => servers.close());

  /** nginx without its modules never has brotli. */
  const accepted = (encoding: string) =>
    brotli ? encoding : encoding.replace(/\bbr\b(?!;)/, 'none');

  it.each(targets)('as %s to %s, in every encoding', async (server, target) => {
    for (const encoding of encodings) {
      const headers = encoding && `\nAccept-Encoding: ${accepted(encoding)}`;
      const both = await servers.ask(server, target, headers);
      expect(both.nginx).toEqual(both.node);
    }
  });

  it.each(targets)('as %s to %s, for a browser that has it already', async (server, target) => {
    for (const encoding of encodings.map(accepted)) {
      const found = await Promise.all(
        Object.values(servers.ports[server]).map(async (port) => {
          const headers = `\nAccept-Encoding: ${encoding}`;
          const { etag } = (await ask(port, target, headers)).headers;
          if (!etag) return { etag: false };
          const again = await ask(port, target, `${headers}\nIf-None-Match: ${etag}`);
          const other = await ask(port, target, `${headers}\nIf-None-Match: "another"`);
          const { 'cache-control': cached } = again.headers;
          return { etag: true, again: again.status, cached, other: other.status };
        }),
      );
      expect(found[0]).toEqual(found[1]);
    }
  });

  it('behind a proxy too: compressed, and kept apart by caches', async () => {
    for (const target of ['/', '/embed.js', '/assets/main.1f.js']) {
      const both = await servers.ask('host', target, '\nAccept-Encoding: gzip\nVia: 1.1 proxy');
      expect(both.nginx).toEqual(both.node);
      expect(both.nginx).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    }
  });

  it.each(['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'to %s',
    async (method) => {
      for (const [server, target] of targets) {
        const both = await servers.ask(server, target, '\nContent-Length: 0', method);
        expect(both.nginx).toEqual(both.node);
      }
    },
  );
});
