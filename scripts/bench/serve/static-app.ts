import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { immutable, remoteHeaders, revalidate } from '../../serve/headers.ts';

/** A remote on a static file server: files with a hash in their name are immutable, the others are not. */
export function staticApp(dir: string): RequestListener {
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res, pathname) => {
      for (const [header, value] of Object.entries(remoteHeaders)) res.setHeader(header, value);
      res.setHeader('cache-control', pathname.startsWith('/assets/') ? immutable : revalidate);
    },
  });
  return (req, res) => files(req, res, () => void res.writeHead(404).end('Not found'));
}
