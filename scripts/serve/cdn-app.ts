import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { notFound, remoteHeaders, revalidate, setHeaders } from './headers';
import { withHealth } from './health';
import { pathOf } from './path-of';
import { remoteApp } from './remote-app';
import { sendText } from './send-text';

const prefix = '/portal';

/**
 * Serves the releases of every remote and their registry from one origin, below `/portal/`. This is the origin server of a CDN
 * (shared/docs/deploying.md), and the CDN of the browser tests and the benchmark.
 */
export function cdnApp(
  store: string,
  registry: () => string,
  commit: string | null = null,
): RequestListener {
  const apps = new Map<string, RequestListener>();
  // A remote may be newer than this server, so the folders of the store say which remotes there are.
  function appOf(name: string): RequestListener | undefined {
    const known = apps.get(name);
    if (known || !existsSync(path.join(store, name))) return known;
    const app = remoteApp(store, name, commit);
    apps.set(name, app);
    return app;
  }
  const serve: RequestListener = (req, res) => {
    const asked = pathOf(req);
    const file = asked.startsWith(`${prefix}/`) ? asked.slice(prefix.length) : asked;
    // The host's configuration accepts the same names. None of them leads out of the store.
    const [, name] = /^\/([a-z]{3,20})\//.exec(file) ?? [];
    const app = name && appOf(name);
    setHeaders(res, remoteHeaders);
    if (file === '/releases.json') {
      res.setHeader('cache-control', revalidate);
      res.setHeader('content-type', 'application/json');
      return sendText(req, res, registry(), true);
    }
    if (!app) return res.writeHead(404, notFound).end('Not found');
    req.url = file + (req.url ?? '').slice(asked.length);
    return app(req, res);
  };
  return withHealth(serve, () => ({ identity: { serves: 'cdn', commit } }));
}
