import type { RequestListener } from 'node:http';
import { compressText } from './compress-text';
import { remoteHeaders, revalidate } from './headers';
import { releasedFiles } from './remote-app';
import { createServerApp, listenerOf, withEtag } from './server-app';

/**
 * Serves the releases of every remote and their registry from one origin, below `/portal/`. This is the origin server of a CDN
 * (shared/docs/deploying.md), and the CDN of the browser tests and the benchmark.
 */
export function cdnApp(
  store: string,
  registry: () => string,
  commit: string | null = null,
): RequestListener {
  const app = createServerApp(() => ({ identity: { serves: 'cdn', commit } }), remoteHeaders);
  const headers = {
    ...remoteHeaders,
    'cache-control': revalidate,
    'content-type': 'application/json',
  };
  for (const prefix of ['/portal', '']) {
    app.get(`${prefix}/releases.json`, compressText, withEtag, (context) =>
      context.body(registry(), 200, headers),
    );
    const files = releasedFiles(store, prefix);
    // A remote may be newer than this server. The host's configuration accepts the same names.
    app.get(`${prefix}/:remote{[a-z]{3,20}}/*`, (context) => {
      const { incoming } = context.env;
      // A path that leads from one remote to another with `..` does not name what it asks for.
      const isNamed = incoming.url?.startsWith(`${prefix}/${context.req.param('remote')}/`);
      return isNamed ? files(context) : context.notFound();
    });
  }
  return listenerOf(app);
}
