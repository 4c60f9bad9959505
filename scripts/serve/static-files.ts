import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { acceptedEncodings } from './encodings.ts';
import type { Headers } from './headers.ts';
import { pathOf } from './path-of.ts';

interface StaticFiles {
  dir: string;
  headersOf: (pathname: string) => Headers;
  /** Files may appear while the server runs. */
  growing?: boolean;
}

/**
 * Serves the files of a folder, compressed ones in place of those that they are copies of. nginx responds alike
 * (scripts/docker/nginx-parity.test.ts).
 */
export function staticFiles({ dir, headersOf, growing = false }: StaticFiles) {
  const setHeaders = (res: ServerResponse, pathname: string) => {
    // Only what has copies varies; sirv says so of every file.
    const varies = ['.br', '.gz'].some((copy) => existsSync(path.join(dir, pathname + copy)));
    if (varies) res.setHeader('vary', 'Accept-Encoding');
    else res.removeHeader('vary');
    for (const [name, value] of Object.entries(headersOf(pathname))) res.setHeader(name, value);
  };
  const files = sirv(dir, { dev: growing, brotli: true, gzip: true, etag: true, setHeaders });
  return (req: IncomingMessage, res: ServerResponse, missing: () => void): void => {
    // sirv reads it by looking for the names alone.
    req.headers['accept-encoding'] = acceptedEncodings(req).join(', ');
    // For a 304, whose headers sirv leaves out.
    if (req.headers['if-none-match']) setHeaders(res, decoded(pathOf(req)));
    files(req, res, missing);
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
