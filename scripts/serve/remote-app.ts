import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { createRegistrySchema } from '@investor-portal/registry/format';
import * as v from 'valibot';
import { immutable, notFound, remoteHeaders } from './headers';
import { withHealth, type Health } from './health';
import { pathOf } from './path-of';
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
  const files = staticFiles({
    dir: store,
    headersOf: () => ({ ...remoteHeaders, 'cache-control': immutable }),
  });
  const serve: RequestListener = (req, res) => {
    const missing = () => {
      res.removeHeader('vary');
      res.writeHead(404, { ...remoteHeaders, ...notFound }).end('Not found');
    };
    const file = fileOf(pathOf(req));
    if (file.startsWith(`/${name}/`) && !file.includes('/.')) files(req, res, missing);
    else missing();
  };
  function health(): Health {
    const identity = { serves: name, version: currentOf(store, name), commit };
    if (existsSync(path.join(store, name))) return { identity };
    return { identity, problem: `The store has no release of ${name}.` };
  }
  return withHealth(serve, health);
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

// Decodes the path as the file system does. An encoded path could otherwise leave its folder and reach the registry.
function fileOf(asked: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(asked).replaceAll('\\', '/'));
  } catch {
    // No file has such a name, and the undecoded path might leave the folder.
    return '/';
  }
}
