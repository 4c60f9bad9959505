import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { createRegistrySchema } from '@investor-portal/registry/format';
import type { Context } from 'hono';
import * as v from 'valibot';
import { immutable, remoteHeaders } from './headers';
import type { Health } from './health';
import { createServerApp, listenerOf } from './server-app';
import { staticFiles } from './static-files';

/**
 * Serves a remote's releases, `/<remote>/assets/…` and `/<remote>/mf-manifest.<version>.json` (decision 97), from the same
 * places in the store. These files never change.
 */
export function remoteApp(
  store: string,
  name: string,
  commit: string | null = null,
): RequestListener {
  function health(): Health {
    const identity = { serves: name, version: currentOf(store, name), commit };
    if (existsSync(path.join(store, name))) return { identity };
    return { identity, problem: `The store has no release of ${name}.` };
  }
  const app = createServerApp(health, remoteHeaders);
  app.get(`/${name}/*`, releasedFiles(store));
  return listenerOf(app);
}

/** Serves the files of remotes in a release store. @param prefix the path of the store. */
export function releasedFiles(store: string, prefix = '') {
  const files = staticFiles({
    dir: store,
    prefix,
    headersOf: () => ({ ...remoteHeaders, 'cache-control': immutable }),
  });
  return (context: Context) =>
    context.req.path.includes('/.') ? context.notFound() : files(context);
}

/** Returns the current version, if the registry is beside the releases. */
function currentOf(store: string, name: string): string | undefined {
  try {
    const text = readFileSync(path.join(store, 'releases.json'), 'utf8');
    return v.parse(createRegistrySchema([name]), JSON.parse(text))[name]?.current;
  } catch {
    return undefined;
  }
}
