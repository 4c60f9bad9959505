import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dictionaryHash, encodeDelta } from '../release/deltas/delta';
import { cdnApp } from '../serve/cdn-app';
import { deltaSuffix } from '../release/store/dictionary-rule';
import { listenOn, type Listening } from '../serve/listen';
import type { RawResponse } from '../serve/testing/raw-request';
import { root } from '../workspace/apps';
import { describeWith } from '../workspace/describe-with';
import { brotliModules, freePort, runNginx } from './run-nginx';
import { ask, summaryOf } from './testing/both-servers';
import { protocolOf, writeCertificate } from './testing/tls';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const hasBrotli = brotliModules().length > 0;
const dir = scratchFolder();

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

// Its files have nginx's types, and what they link to is nobody's concern.
const comparable = (response: RawResponse) => ({
  ...summaryOf(response),
  'content-type': null,
  'referrer-policy': null,
});

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
    running.push(await runNginx(nginx, [documented(port)]));
    origins.node = node.origin;
    origins.nginx = `http://localhost:${port}`;
  });
  afterAll(() => Promise.all(running.map((each) => each.close())));

  /** What nginx responds, once it is what our own server responds. */
  async function both(address: string, headers: string) {
    const [theirs, ours] = await Promise.all(
      [origins.nginx, origins.node].map((origin) =>
        ask(Number(new URL(origin).port), address, headers),
      ),
    );
    if (!theirs || !ours) throw new Error('A server did not respond.');
    expect(comparable(theirs)).toEqual(comparable(ours));
    return theirs;
  }

  it.each(['/portal/releases.json', '/portal/portfolio/1/entry.js', hashed])(
    'serves %s as the one of the browser tests and the benchmark does',
    async (address) => {
      for (const encoding of ['identity', 'gzip', ...(hasBrotli ? ['br', 'gzip, br'] : [])])
        expect(await both(address, `\nAccept-Encoding: ${encoding}`)).toMatchObject({
          status: 200,
        });
    },
  );

  it('serves no private file, also where nginx may read it', async () => {
    const { status } = await fetch(`${origins.nginx}/portal/.private/log/000001.json`);
    expect(status).toBe(404);
  });

  it('serves a delta as the one of the browser tests and the benchmark does', async () => {
    const available = `Available-Dictionary: :${dictionaryHash(before)}:`;
    const { status, headers } = await both(hashed, `\nAccept-Encoding: gzip, dcz\n${available}`);
    const { 'content-encoding': encoding, 'content-type': type } = headers;
    expect([status, encoding, type]).toEqual([200, 'dcz', 'text/javascript']);
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
    await writeCertificate(path.join(dir, 'cdn.example'));
    const port = await freePort();
    running.push(await runNginx(nginx, [overTls(port)]));
    expect(await protocolOf(port)).toBe('h2');
  });

  it('lets nobody keep an error for a year', () => {
    expect(documented(1)).toContain('immutable";');
    expect(documented(1)).not.toContain('immutable" always');
  });
});
