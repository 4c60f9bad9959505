import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { deltaHeaders, dictionaryHeaders, requestedDelta } from './dictionaries';
import { acceptedEncodings } from './send-text';
import { setHeaders, type Headers } from './headers';
import { pathOf } from './path-of';

interface StaticFiles {
  dir: string;
  headersOf: (pathname: string) => Headers;
  /** What browsers have before the addresses of this server. */
  prefix?: string;
}

/**
 * Serves the files of a folder, compressed ones in place of those that they are copies of. nginx responds alike
 * (scripts/docker/nginx-parity.test.ts).
 */
export function staticFiles({ dir, headersOf, prefix = '' }: StaticFiles) {
  const setFileHeaders = (res: ServerResponse, pathname: string) => {
    // Only what has copies varies; sirv says so of every file.
    const varies = ['.br', '.gz'].some((copy) => existsSync(path.join(dir, pathname + copy)));
    if (varies) res.setHeader('vary', 'Accept-Encoding');
    else res.removeHeader('vary');
    setHeaders(res, { ...headersOf(pathname), ...dictionaryHeaders(prefix + pathname) });
  };
  // The address of each script whose delta is served.
  const scripts = new WeakMap<ServerResponse, string>();
  const setDeltaHeaders = (res: ServerResponse, delta: string) => {
    const pathname = scripts.get(res);
    if (pathname === undefined) return setFileHeaders(res, delta);
    setFileHeaders(res, pathname);
    setHeaders(res, deltaHeaders);
  };
  // `dev` looks at the disk for each request: files come and go while a server runs.
  const options = { dev: true, brotli: true, gzip: true, etag: true };
  const files = sirv(dir, { ...options, setHeaders: setDeltaHeaders });
  return (req: IncomingMessage, res: ServerResponse, missing: () => void): void => {
    const pathname = decoded(pathOf(req));
    // Nothing asks for a part of a script or a font, and sirv reads ranges wrongly: they get the whole file (RFC 9110 §14.2).
    delete req.headers.range;
    const delta = deltaOf(req, pathname);
    // sirv reads it by looking for the names alone.
    req.headers['accept-encoding'] = delta ? '' : acceptedEncodings(req).join(', ');
    if (delta) {
      scripts.set(res, pathname);
      req.url = delta;
    }
    // sirv leaves these headers out of a 304.
    if (req.headers['if-none-match']) setDeltaHeaders(res, pathname);
    files(req, res, missing);
  };

  /** The address of the delta to serve, where there is one for the browser's dictionary. */
  function deltaOf(req: IncomingMessage, pathname: string): string | undefined {
    const suffix = requestedDelta(req);
    if (!suffix || !dictionaryHeaders(pathname)['use-as-dictionary']) return undefined;
    const delta = pathname + suffix;
    return existsSync(path.join(dir, delta)) ? delta : undefined;
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
