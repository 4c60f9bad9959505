import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Context } from 'hono';
import { compressText } from './compress-text';
import { immutable, remoteHeaders, revalidate } from './headers';
import { createServerApp, listenerOf, staticFiles, withEtag } from './server-app';

/**
 * Serves a remote's releases, `/<remote>/assets/…` and `/<remote>/mf-manifest.<version>.json` (decision 97), from the same
 * places in the store. These files never change.
 */
export function remoteApp(
  store: string,
  name: string,
  commit: string | null = null,
): RequestListener {
  const isThere = () => existsSync(path.join(store, name));
  const app = createServerApp(
    () => ({
      identity: { serves: name, commit },
      problem: isThere() ? undefined : `The store has no release of ${name}.`,
    }),
    remoteHeaders,
  );
  app.get(`/${name}/*`, releasedFiles(store));
  return listenerOf(app);
}

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

/** Serves the files of remotes in a release store. @param prefix the path of the store. */
function releasedFiles(store: string, prefix = '') {
  const files = staticFiles({
    dir: store,
    prefix,
    headersOf: () => ({ ...remoteHeaders, 'cache-control': immutable }),
  });
  return (context: Context) =>
    context.req.path.includes('/.') ? context.notFound() : files(context);
}
