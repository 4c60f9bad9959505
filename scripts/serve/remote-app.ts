import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { immutable, setRemoteHeaders } from './headers.ts';

/** Serves a remote's releases: `dir` holds one folder a version, and none of them ever changes. */
export function remoteApp(dir: string): RequestListener {
  const files = sirv(dir, {
    // New versions appear while the server runs.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res) => {
      setRemoteHeaders(res);
      res.setHeader('cache-control', immutable);
    },
  });
  return (req, res) => {
    files(req, res, () => {
      setRemoteHeaders(res);
      res.writeHead(404, { 'cache-control': 'no-store' }).end('Not found');
    });
  };
}
