import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { dictionaryHash, encodeDelta } from '../release/delta.ts';
import { cdnApp } from '../serve/cdn-app.ts';
import { deltaSuffix } from '../serve/dictionaries.ts';
import { listenOn, type Listening } from '../serve/listen.ts';
import { rawRequest } from '../serve/testing/raw-request.ts';
import { root } from '../workspace/apps.ts';
import { describeWith } from '../workspace/describe-with.ts';
import { brotliModules, runNginx } from './run-nginx.ts';
import { freePort } from './testing/free-port.ts';

const hasBrotli = brotliModules().length > 0;
const dir = mkdtempSync(path.join(tmpdir(), 'nginx-cdn-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The documented configuration, for a port and a folder of this machine. */
function overTls(port: number): string {
  const text = readFileSync(path.join(root, 'shared/docs/cdn/nginx.conf'), 'utf8');
  return text
    .split('\n')
    .filter((line) => hasBrotli || !/^ *brotli/.test(line))
    .join('\n')
    .replace('listen 443 ', `listen ${port} `)
    .replace('root /srv/cdn;', `root ${dir};`)
    .replace('alias /srv/cdn/;', `alias ${dir}/;`)
    .replaceAll('/etc/ssl/', `${dir}/`);
}

/** The same without TLS. */
function documented(port: number): string {
  return overTls(port)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace(`listen ${port} ssl http2;`, `listen ${port};`);
}

const compared = [
  'content-encoding',
  'cache-control',
  'vary',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'use-as-dictionary',
];

const before = Buffer.from('run();'.repeat(50));
const hashed = '/portal/portfolio/assets/entry.0123456789ab.js';

describeWith(describe, 'nginx', 'the CDN of deploying.md, with nginx', (nginx) => {
  const running: Listening[] = [];
  const origins = { nginx: '', node: '' };

  beforeAll(async () => {
    const store = path.join(dir, 'portal');
    mkdirSync(path.join(store, 'portfolio/1'), { recursive: true });
    const registry = JSON.stringify({ portfolio: 'x'.repeat(100) });
    writeFileSync(path.join(store, 'releases.json'), registry);
    mkdirSync(path.join(store, '.private/log'), { recursive: true });
    writeFileSync(path.join(store, '.private/log/000001.json'), '{}');
    const script = path.join(store, 'portfolio/1/entry.js');
    writeFileSync(script, 'run();');
    writeFileSync(`${script}.gz`, gzipSync('run();'));
    writeFileSync(`${script}.br`, brotliCompressSync('run();'));
    const text = Buffer.concat([before, Buffer.from('changed();')]);
    const file = path.join(dir, hashed);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    const suffix = deltaSuffix(dictionaryHash(before));
    writeFileSync(file + suffix, await encodeDelta(text, before));
    const node = await listenOn(
      0,
      cdnApp(store, () => registry),
    );
    running.push(node);
    const port = await freePort();
    running.push(runNginx(nginx, [documented(port)]));
    origins.node = node.origin;
    origins.nginx = `http://localhost:${port}`;
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(origins.nginx).catch(() => undefined)) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  afterAll(() => Promise.all(running.map((each) => each.close())));

  it.each(['/portal/releases.json', '/portal/portfolio/1/entry.js', hashed])(
    'serves %s as the one of the browser tests and the benchmark does',
    async (address) => {
      for (const encoding of ['identity', 'gzip', ...(hasBrotli ? ['br', 'gzip, br'] : [])]) {
        const [theirs, ours] = await Promise.all(
          [origins.nginx, origins.node].map((origin) => ask(origin + address, encoding)),
        );
        expect(theirs).toEqual(ours);
        expect(theirs).toMatchObject({ status: 200 });
      }
    },
  );

  it('serves no private file, also where nginx may read it', async () => {
    const { status } = await fetch(`${origins.nginx}/portal/.private/log/000001.json`);
    expect(status).toBe(404);
  });

  it('serves a delta as the one of the browser tests and the benchmark does', async () => {
    const headers = `Accept-Encoding: gzip, dcz\nAvailable-Dictionary: :${dictionaryHash(before)}:`;
    const responses = await Promise.all(
      [origins.nginx, origins.node].map((origin) =>
        rawRequest(Number(new URL(origin).port), `GET ${hashed} HTTP/1.1\nHost: a\n${headers}`),
      ),
    );
    const [theirs, ours] = responses.map(({ headers: all, status, body }) => {
      const named = [...compared, 'content-type'].map((name) => [name, all[name]]);
      return { status, ...Object.fromEntries(named), body };
    });
    expect(theirs).toEqual(ours);
    expect(theirs).toMatchObject({ status: 200, 'content-encoding': 'dcz' });
  });

  it.each(['/portal/portfolio/2/entry.js', `/__delta${hashed}`])(
    'keeps nothing as missing: %s',
    async (address) => {
      const { status, headers } = await fetch(origins.nginx + address);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it('speaks HTTP/2 as it is written', async () => {
    const subject = [{ name: 'commonName', value: 'localhost' }];
    const made = await generate(subject, { algorithm: 'sha256' });
    writeFileSync(path.join(dir, 'cdn.example.crt'), made.cert);
    writeFileSync(path.join(dir, 'cdn.example.key'), made.private);
    const port = await freePort();
    running.push(runNginx(nginx, [overTls(port)]));
    expect(await protocolOf(port)).toBe('h2');
  });

  it('lets nobody keep an error for a year', () => {
    expect(documented(1)).toContain('immutable";');
    expect(documented(1)).not.toContain('immutable" always');
  });
});

async function ask(url: string, encoding: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  const headers = compared.map((name) => [name, response.headers.get(name)]);
  // nginx says by itself what it compresses; a header may be there twice.
  const vary = new Set(response.headers.get('vary')?.split(', '));
  const text = await response.text();
  return { status: response.status, text, ...Object.fromEntries(headers), vary: [...vary] };
}

/** What a server speaks over TLS, once it listens. */
async function protocolOf(port: number, tries = 100): Promise<string | false | null> {
  const socket = connect({ port, rejectUnauthorized: false, ALPNProtocols: ['h2'] });
  try {
    await once(socket, 'secureConnect');
    return socket.alpnProtocol;
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return protocolOf(port, tries - 1);
  } finally {
    socket.destroy();
  }
}
