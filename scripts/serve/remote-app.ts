import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import sirv from 'sirv';
import { getOnly } from './get-only.ts';
import { immutable, remoteHeaders } from './headers.ts';
import { pathOf } from './path-of.ts';

/**
 * Serves one remote's releases at `/<remote>/<version>/…`. `store` has a folder per remote, and in it one per version,
 * which never changes.
 */
export function remoteApp(store: string, name: RemoteName): RequestListener {
  const files = sirv(store, {
    // New versions appear while the server runs.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res) => {
      for (const [header, value] of Object.entries(remoteHeaders)) res.setHeader(header, value);
      res.setHeader('cache-control', immutable);
    },
  });
  return getOnly((req, res) => {
    const notFound = () => {
      res.writeHead(404, { ...remoteHeaders, 'cache-control': 'no-store' }).end('Not found');
    };
    if (fileOf(pathOf(req)).startsWith(`/${name}/`)) files(req, res, notFound);
    else notFound();
  });
}

// Decoded as for the file system: what looks like a release path may climb out of its folder, to the registry.
function fileOf(asked: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(asked).replaceAll('\\', '/'));
  } catch {
    // No file has such a name, and undecoded it might climb out too.
    return '/';
  }
}
