import type { RequestListener } from 'node:http';
import { remotes } from '../workspace/apps';
import { revalidate } from '../release/store/cache-control';
import { notFound, remoteHeaders, setHeaders } from './headers';
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
  const apps = remotes.map(({ name }) => ({ name, app: remoteApp(store, name, commit, prefix) }));
  const serve: RequestListener = (req, res) => {
    const asked = pathOf(req);
    const file = asked.startsWith(`${prefix}/`) ? asked.slice(prefix.length) : asked;
    const found = apps.find(({ name }) => file.startsWith(`/${name}/`));
    setHeaders(res, remoteHeaders);
    if (file === '/releases.json') {
      res.setHeader('cache-control', revalidate);
      res.setHeader('content-type', 'application/json');
      return sendText(req, res, registry(), true);
    }
    if (!found) return res.writeHead(404, notFound).end('Not found');
    req.url = file + (req.url ?? '').slice(asked.length);
    return found.app(req, res);
  };
  return withHealth(serve, () => ({ identity: { serves: 'cdn', commit } }));
}
