import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dictionaryHash, encodeDelta } from '../release/deltas/delta.ts';
import { readConfig } from '../runtime-config/config-file.ts';
import { deltaSuffix } from '../serve/dictionaries.ts';
import { pageSources } from '../serve/headers.ts';
import { hostApp } from '../serve/host-app.ts';
import { listenOn, type Listening } from '../serve/listen.ts';
import { remoteApp } from '../serve/remote-app.ts';
import { rawRequest, type RawResponse } from '../serve/testing/raw-request.ts';
import { describeWith } from '../workspace/describe-with.ts';
import { hostConf, remoteConf } from './nginx-conf.ts';
import { runNginx } from './run-nginx.ts';
import { freePort } from './testing/free-port.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'nginx-deltas-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Hashes whose base64 has neither `+` nor `/`, one of each, and many. */
const dictionaries = ['none', 'one', 'many'].map((kind) => dictionaryWith(kind));
const text = Buffer.from(`${'script();'.repeat(40)}changed();`);
const scripts = {
  host: ['/assets/main.0123456789ab.js'],
  remote: [
    '/portfolio/assets/47.0123456789ab.js',
    '/portfolio/1.0.0-a/assets/main.0123456789ab.js',
  ],
};
const folders = { host: 'host', remote: 'store' };
const secret = 'not served';

function dictionaryWith(kind: string): Buffer {
  const wanted = { none: /^[^+/]+$/, one: /^[^+/]+[+/][^+/]+$/, many: /^(?:[^+/]*[+/]){4}/ }[kind];
  for (let tries = 0; ; tries += 1) {
    const dictionary = Buffer.from(`${'script();'.repeat(40)}${tries}`);
    if (wanted?.test(dictionaryHash(dictionary))) return dictionary;
  }
}

describeWith(describe, 'nginx', 'nginx and npm start', (nginx) => {
  const running: Listening[] = [];
  const ports = { host: { node: 0, nginx: 0 }, remote: { node: 0, nginx: 0 } };

  beforeAll(async () => {
    for (const server of ['host', 'remote'] as const) {
      for (const script of scripts[server]) {
        const file = path.join(dir, folders[server], script);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
        writeFileSync(`${file}.gz`, gzipSync(text));
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        for (const each of dictionaries)
          writeFileSync(file + deltaSuffix(dictionaryHash(each)), await encodeDelta(text, each));
      }
    }
    const [dist, store] = [path.join(dir, 'host'), path.join(dir, 'store')];
    writeFileSync(path.join(dist, 'index.html'), '<script>boot()</script>');
    writeFileSync(path.join(dir, 'secret.dcz'), secret);
    const config = readConfig({
      partnerApiUrl: 'https://api.example',
      platformOrigins: ['https://www.example'],
    });
    const node = [
      hostApp({ dist, config, releases: () => '{}', remotes: [] }),
      remoteApp(store, 'portfolio'),
    ];
    const servers = await Promise.all(node.map((app) => listenOn(0, app)));
    const [host = 0, remote = 0] = servers.map(({ origin }) => Number(new URL(origin).port));
    ports.host = { node: host, nginx: await freePort() };
    ports.remote = { node: remote, nginx: await freePort() };
    const sources = pageSources('', config, []);
    const identity = { serves: 'host' };
    const port = ports.host.nginx;
    running.push(
      ...servers,
      runNginx(nginx, [
        hostConf({ port, dist, settings: dir, store, sources, identity, brotli: false }),
        remoteConf(ports.remote.nginx, store, 'portfolio', false),
      ]),
    );
    for (let tries = 0; tries < 100; tries += 1) {
      if (await ask(ports.remote.nginx, '/').catch(() => undefined)) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  afterAll(() => Promise.all(running.map((each) => each.close())));

  const both = async (server: 'host' | 'remote', target: string, headers: string) => {
    const { node, nginx: other } = ports[server];
    const [ours, theirs] = [await ask(node, target, headers), await ask(other, target, headers)];
    expect(summaryOf(theirs)).toEqual(summaryOf(ours));
    return ours;
  };
  const all = [
    ...scripts.host.map((script) => ['host', script] as const),
    ...scripts.remote.map((script) => ['remote', script] as const),
  ];
  const available = (dictionary: Buffer) =>
    `\nAvailable-Dictionary: :${dictionaryHash(dictionary)}:`;
  const [first = text] = dictionaries;

  it.each(all)('the %s serves the delta of %s for each dictionary', async (server, script) => {
    for (const dictionary of dictionaries) {
      const accept = '\nAccept-Encoding: gzip, dcb, dcz';
      const response = await both(server, script, accept + available(dictionary));
      expect(response.headers).toMatchObject({
        'content-encoding': 'dcz',
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'Accept-Encoding, Available-Dictionary',
      });
      const delta = await encodeDelta(text, dictionary);
      expect(response.headers['content-length'] ?? delta.length).toBe(String(delta.length));
    }
  });

  it.each(all)('the %s says for which scripts %s is a dictionary', async (server, script) => {
    const { headers } = await both(server, script, '\nAccept-Encoding: gzip');
    expect(headers['use-as-dictionary']).toMatch(
      /^match="\/[^"]*\.\*\.js", match-dest=\("script"\)$/,
    );
    expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
  });

  it.each([
    ['with a quality of 0', `\nAccept-Encoding: gzip, dcz;q=0.0${available(first)}`],
    ['with a quality', `\nAccept-Encoding: dcz;q=0.5, gzip${available(first)}`],
    ['without dcz', `\nAccept-Encoding: gzip, dcb${available(first)}`],
    ['without Accept-Encoding', available(first)],
    ['for a part', `\nAccept-Encoding: dcz\nRange: bytes=0-9${available(first)}`],
    ['with another dictionary', `\nAccept-Encoding: gzip, dcz${available(text)}`],
    [
      'with two',
      `\nAccept-Encoding: dcz\nAvailable-Dictionary: :a:, ${available(first).slice(24)}`,
    ],
    ['with a path', `\nAccept-Encoding: dcz\nAvailable-Dictionary: :../../secret:`],
    ['with a long path', `\nAccept-Encoding: dcz\nAvailable-Dictionary: :${'../'.repeat(14)}a=:`],
    ['with much', `\nAccept-Encoding: dcz\nAvailable-Dictionary: :${'a+'.repeat(2_000)}=:`],
    ['with a name', `\nAccept-Encoding: dcz\nAvailable-Dictionary: /../../secret.dcz`],
    ['with bars', `\nAccept-Encoding: a|dcz||\nAvailable-Dictionary: 1||${available(first)}`],
  ])('agree about a request %s', async (_, headers) => {
    for (const [server, script] of all) {
      const { body } = await both(server, script, headers);
      expect(body).not.toContain(secret);
    }
  });

  it('serve no delta at an address with a query', async () => {
    const headers = `\nAccept-Encoding: gzip, dcz${available(first)}`;
    for (const [server, script] of all) {
      const response = await both(server, `${script}?plain`, headers);
      expect(response.headers['content-encoding']).toBe('gzip');
    }
  });

  it.each([
    '/__delta/index.html',
    '/__delta/assets/main.0123456789ab.js',
    '/__delta/../secret.dcz',
  ])('serve nothing at %s, and keep nothing as missing', async (target) => {
    for (const { nginx: port } of Object.values(ports)) {
      const { status, headers, body } = await ask(port, target);
      expect([status, body.includes(secret)]).toEqual([404, false]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });

  it('keep no error for a year', async () => {
    const pipe = '/portfolio/assets/pipe.0123456789ab.js';
    spawnSync('mkfifo', [path.join(dir, 'store', pipe)]);
    const { status, headers } = await ask(ports.remote.nginx, pipe);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(remoteConf(1, '', 'portfolio', true)).toContain('immutable";');
    expect(remoteConf(1, '', 'portfolio', true)).not.toContain('immutable" always');
  });

  it('write nothing of an address into a header', async () => {
    for (const target of [
      '/portfolio/a"b/assets/main.0123456789ab.js',
      '/portfolio/%0d%0ax:y/assets/main.0123456789ab.js',
    ]) {
      const { headers } = await ask(ports.remote.nginx, target);
      expect([headers['use-as-dictionary'], headers['x']]).toEqual([undefined, undefined]);
    }
  });
});

function ask(port: number, target: string, headers = ''): Promise<RawResponse> {
  return rawRequest(port, `GET ${target} HTTP/1.1\nHost: localhost${headers}`);
}

const compared = ['content-encoding', 'content-type', 'cache-control', 'vary', 'use-as-dictionary'];

function summaryOf({ status, headers }: RawResponse) {
  return { status, ...Object.fromEntries(compared.map((name) => [name, headers[name] ?? null])) };
}
