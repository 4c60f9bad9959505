import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { buildAll } from '../../build/build-all';
import { recordPrefetch } from '../../build/record-prefetch';
import { outputOf } from '../../build/webpack.base.cjs';
import { registerBuilds } from '../../release/publish/local-registry';
import { cdnApp } from '../../serve/remote-app';
import { listenTls } from '../../serve/testing/tls';
import { startSandbox } from '../../start/sandbox-process';
import { hostWith, releasedRegistry, stackStore } from '../isolated/isolated-federation';
import { sandboxUrl } from '../stack';
import { remotes, root } from '../../workspace/apps';
import { configurations } from './monolith/webpack.config.cjs';
import { origin, ports } from './servers';

// Embeds the address in `?portal=`, and hands over the investor in `?investor=` whenever the portal asks.
const platformPage = `<!doctype html>
<link rel="icon" href="data:,">
<style>html, body, iframe { display: block; margin: 0; border: 0; width: 100%; height: 100% }</style>
<iframe></iframe>
<script>
  const asked = new URLSearchParams(location.search);
  addEventListener('message', ({ data, source, origin }) => {
    if (/ready|session-expired/.test(data.action))
      source.postMessage({ action: 'bibo', value: asked.get('investor') }, origin);
  });
  document.querySelector('iframe').src = asked.get('portal');
</script>`;

/** HTTP/2 has no connection headers, and compression changes the length. */
const dropped = /^(?::.*|connection|keep-alive|transfer-encoding|content-length|date)$/;

/** Serves the sandbox at another origin: adds brotli, and rewrites links to this origin. */
function gateway(sandbox: string, here: string): RequestListener {
  return async (req, res) => {
    const headers = Object.entries(req.headers).filter(([name]) => !dropped.test(name));
    const body = await buffer(req);
    const sent = Object.fromEntries(headers) as Record<string, string>;
    const response = await fetch(sandbox + (req.url ?? ''), {
      method: req.method ?? 'GET',
      headers: { ...sent, 'accept-encoding': 'identity' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    res.statusCode = response.status;
    for (const [name, value] of response.headers)
      if (!dropped.test(name)) res.setHeader(name, value);
    if (!/json|svg|text/.test(response.headers.get('content-type') ?? ''))
      return void res.end(new Uint8Array(await response.arrayBuffer()));
    const text = (await response.text()).replaceAll(sandbox, here);
    res.setHeader('content-encoding', 'br');
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return void res.end(brotliCompressSync(text, { params }));
  };
}

const certificate = JSON.parse(process.env['BENCH_TLS'] ?? '') as { key: string; cert: string };
const serve = (app: keyof typeof ports, listener: RequestListener) =>
  listenTls(ports[app], certificate, listener);
const api = origin('api');
const settings = {
  partnerApiUrl: api,
  platformOrigins: [origin('platform')],
  publicIpUrl: `${api}/sandbox/public-ip`,
};

const { stop } = await startSandbox();
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
const { dist, registry } = await buildMonolith(origin('monolith'));
await registerBuilds(await buildAll(console.log));
const released = releasedRegistry();
await serve('api', gateway(sandboxUrl, api));
await serve('monolith', hostWith(settings, { dist, releases: () => registry, remotes: [] }));
// The registry and the remotes are on one origin, as documented (shared/docs/deploying.md).
const releases = () => released;
await serve('cdn', cdnApp(stackStore, releases));
const ours = {
  releases,
  remotes: [],
  // The registry is passed directly, because this process does not trust the certificate of its own CDN.
  elsewhere: { read: () => Promise.resolve(released), readAt: () => undefined },
};
const releasesUrl = `${origin('cdn')}/portal/releases.json`;
await serve('ours', hostWith({ ...settings, releasesUrl }, ours));
// Playwright waits for this page.
await serve('platform', (_req, res) => {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(platformPage);
});

/**
 * Builds the best monolith of these sources.
 * @param base where it will be served.
 * @returns its folder, and a registry that tells the document's first script (host/src/boot) each screen's scripts and data.
 */
async function buildMonolith(base: string): Promise<{ dist: string; registry: string }> {
  const dist = outputOf({ dir: path.join(root, 'host') }) as string;
  rmSync(dist, { recursive: true, force: true });
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) => {
    webpack(configurations() as Configuration[], (error, built) =>
      error ? reject(error) : resolve(built),
    );
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  const groups = stats.stats[0]?.compilation.namedChunkGroups;
  const scriptsOf = (chunk: string) => {
    const files = groups?.get(chunk)?.getFiles();
    if (!files) throw new Error(`The monolith has no chunk ${chunk}.`);
    return files.filter((file) => file.endsWith('.js'));
  };
  const entries: [string, unknown][] = [];
  for (const { name, folder } of remotes) {
    const recorded = Object.entries(await recordPrefetch(folder));
    const screens = recorded.map(([route, { chunks, reads }]) => {
      return [route, { scripts: [...new Set(chunks.flatMap(scriptsOf))], reads }];
    });
    // A monolith requests no entry before a screen.
    const entry = 'data:text/javascript,';
    const start = { entry, integrity: {}, scripts: [], screens: Object.fromEntries(screens) };
    const release = { entry: 'no-manifest.json', contract: `^${contractVersion}`, start };
    entries.push([name, { base: `${base}/`, current: 'this', versions: { this: release } }]);
  }
  return { dist, registry: JSON.stringify(Object.fromEntries(entries)) };
}
