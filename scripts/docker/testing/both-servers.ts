import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { readConfig } from '../../runtime-config/config-file';
import { pageSources } from '../../serve/headers';
import { hostApp } from '../../serve/host-app';
import { pageOf } from '../../serve/host-page';
import { listenOn, type Listening } from '../../serve/listen';
import { remoteApp } from '../../serve/remote-app';
import { rawRequest, type RawResponse } from '../../serve/testing/raw-request';
import { hostConf, remoteConf } from '../nginx-conf';
import { brotliModules, freePort, runNginx } from '../run-nginx';

export type Server = 'host' | 'remote';

const config = readConfig({
  partnerApiUrl: 'https://api.example',
  platformOrigins: ['https://www.example'],
});

/** A host and the portfolio remote, each served by the servers of npm start and by nginx, from the same files. */
export class BothServers {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'both-servers-'));
  readonly ports = { host: { node: 0, nginx: 0 }, remote: { node: 0, nginx: 0 } };
  private readonly running: Listening[] = [];

  /** Writes a file of the host (`host/…`) or of the store (`store/…`), with the compressed copies of a build. */
  write(name: string, content: string | Buffer, copies = true): string {
    const file = path.join(this.dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!copies) return file;
    writeFileSync(`${file}.gz`, gzipSync(content));
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    return file;
  }

  async start(nginx: string, page: string, releases = '{}'): Promise<void> {
    this.write('host/index.html', pageOf(page, config));
    const text = JSON.stringify(config).replaceAll('<', '\\u003c');
    this.write('settings/config.json', text, false);
    this.write('store/releases.json', releases, false);
    const [dist, store] = [path.join(this.dir, 'host'), path.join(this.dir, 'store')];
    const host = await listenOn(
      0,
      hostApp({ dist, config, releases: () => releases, remotes: [] }),
    );
    const remote = await listenOn(0, remoteApp(store, 'portfolio'));
    this.running.push(host, remote);
    this.ports.host = { node: Number(new URL(host.origin).port), nginx: await freePort() };
    this.ports.remote = { node: Number(new URL(remote.origin).port), nginx: await freePort() };
    const brotli = brotliModules().length > 0;
    const hostServer = hostConf({
      port: this.ports.host.nginx,
      dist,
      settings: path.join(this.dir, 'settings'),
      store,
      sources: pageSources(page, config, []),
      identity: { serves: 'host' },
      brotli,
    });
    const remoteServer = remoteConf(this.ports.remote.nginx, store, 'portfolio', brotli);
    this.running.push(await runNginx(nginx, [hostServer, remoteServer]));
  }

  async close(): Promise<void> {
    await Promise.all(this.running.map((each) => each.close()));
    rmSync(this.dir, { recursive: true });
  }

  /** Sends a request to both: what each responded in comparable terms, and the response of the server of npm start. */
  async ask(server: Server, target: string, headers = '', method = 'GET') {
    const { node, nginx } = this.ports[server];
    const [ours, theirs] = await Promise.all(
      [node, nginx].map((port) => ask(port, target, headers, method)),
    );
    if (!ours || !theirs) throw new Error('A server did not respond.');
    return { response: ours, node: summaryOf(ours), nginx: summaryOf(theirs) };
  }
}

/** Sends a request to one server. */
export function ask(port: number, target: string, headers = '', method = 'GET') {
  return rawRequest(port, `${method} ${target} HTTP/1.1\nHost: localhost${headers}`);
}

const compared = [
  'content-encoding',
  'content-type',
  'cache-control',
  'vary',
  'allow',
  'use-as-dictionary',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
];

/** A response in the terms in which servers are compared. */
export function summaryOf({ status, headers, body }: RawResponse) {
  const named = compared.map((name) => [
    name,
    headers[name]?.toLowerCase().replace(/'nonce-[^']+'/, "'nonce'") ?? null,
  ]);
  const said = { status, ...Object.fromEntries(named) };
  // What they say of a method that is not allowed is for nobody to read.
  if (status === 405) return { ...said, 'content-type': null };
  return { ...said, text: decoded(headers, body).replace(/content="[^"]+"/, 'nonce') };
}

function decoded(headers: Record<string, string>, body: string): string {
  const whole = headers['transfer-encoding'] === 'chunked' ? unchunked(body) : body;
  const bytes = Buffer.from(whole, 'latin1');
  if (bytes.length === 0) return '';
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
