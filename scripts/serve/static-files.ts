import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { acceptedEncodings } from './send-text';
import { setHeaders, type Headers } from './headers';
import { pathOf } from './path-of';

interface StaticFiles {
  dir: string;
  headersOf: (pathname: string) => Headers;
}

/** Serves the files of a folder. A browser gets a compressed copy that it accepts, if the build made one. */
export function staticFiles({ dir, headersOf }: StaticFiles) {
  const setFileHeaders = (res: ServerResponse, pathname: string) => {
    // sirv sends Vary with every file, even if a file has no compressed copy.
    const varies = ['.br', '.gz'].some((copy) => existsSync(path.join(dir, pathname + copy)));
    if (varies) res.setHeader('vary', 'Accept-Encoding');
    else res.removeHeader('vary');
    setHeaders(res, headersOf(pathname));
  };
  // `dev` reads the disk for each request, because files may change while the server runs. Without `extensions`, sirv would
  // also look for `<file>.html`.
  const options = { dev: true, brotli: true, gzip: true, etag: true, extensions: [] };
  const files = sirv(dir, { ...options, setHeaders: setFileHeaders });
  return (req: IncomingMessage, res: ServerResponse, missing: () => void): void => {
    const pathname = decoded(pathOf(req));
    // sirv handles ranges wrongly, and no page needs them, so every request gets the whole file (RFC 9110 §14.2).
    delete req.headers.range;
    // sirv only checks whether the header contains the names, so the header is reduced to the accepted encodings.
    req.headers['accept-encoding'] = acceptedEncodings(req).join(', ');
    // sirv does not send these headers with a 304.
    if (req.headers['if-none-match']) setFileHeaders(res, pathname);
    return files(req, res, missing);
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
