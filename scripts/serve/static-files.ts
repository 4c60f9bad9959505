import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { deltaSuffix, dictionaryRule } from '../release/deltas/dictionary';
import { immutableDelta } from '../release/store/cache-control';
import { deltaEncoding } from '../release/store/release-paths';
import { acceptedEncodings, qualityOf } from './send-text';
import { setHeaders, type Headers } from './headers';
import { pathOf } from './path-of';

interface StaticFiles {
  dir: string;
  headersOf: (pathname: string) => Headers;
  /** The part of the browser's path before the path that this server sees. */
  prefix?: string;
}

/**
 * Serves the files of a folder. A browser gets a compressed copy that it accepts, if the build made one, and the delta of a
 * script if it has the dictionary (decision 98).
 */
export function staticFiles({ dir, headersOf, prefix = '' }: StaticFiles) {
  const setFileHeaders = (res: ServerResponse, pathname: string) => {
    // sirv sends Vary with every file, even if a file has no compressed copy.
    const varies = ['.br', '.gz'].some((copy) => existsSync(path.join(dir, pathname + copy)));
    if (varies) res.setHeader('vary', 'Accept-Encoding');
    else res.removeHeader('vary');
    const dictionary = dictionaryRule(prefix + pathname);
    setHeaders(res, {
      ...headersOf(pathname),
      ...(dictionary && {
        'use-as-dictionary': dictionary,
        vary: 'Accept-Encoding, Available-Dictionary',
      }),
    });
  };
  // `dev` reads the disk for each request, because files may change while the server runs. Without `extensions`, sirv would
  // also look for `<file>.html`.
  const options = { dev: true, brotli: true, gzip: true, etag: true, extensions: [] };
  const files = sirv(dir, { ...options, setHeaders: setFileHeaders });
  return (req: IncomingMessage, res: ServerResponse, missing: () => void): void => {
    const pathname = decoded(pathOf(req));
    const delta = deltaFor(req, pathname);
    if (delta) {
      setFileHeaders(res, pathname);
      return sendDelta(res, delta);
    }
    // sirv handles ranges wrongly, and no page needs them, so every request gets the whole file (RFC 9110 §14.2).
    delete req.headers.range;
    // sirv only checks whether the header contains the names, so the header is reduced to the accepted encodings.
    req.headers['accept-encoding'] = acceptedEncodings(req).join(', ');
    // sirv does not send these headers with a 304.
    if (req.headers['if-none-match']) setFileHeaders(res, pathname);
    return files(req, res, missing);
  };

  /**
   * Returns the file of the delta for a browser that accepts it. An address with a query never gets one, because pages
   * load a script again as `?plain` after a delta has failed (shared/loader/src/delta-free-scripts.ts).
   */
  function deltaFor({ headers, url = '' }: IncomingMessage, pathname: string): string | undefined {
    const offered = String(headers['available-dictionary']);
    const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(offered) ?? [];
    if (!hash || url.includes('?') || !dictionaryRule(pathname)) return undefined;
    if (!(qualityOf(headers['accept-encoding'], deltaEncoding) > 0)) return undefined;
    const delta = path.join(dir, pathname + deltaSuffix(hash));
    return existsSync(delta) ? delta : undefined;
  }
}

function sendDelta(res: ServerResponse, delta: string): void {
  setHeaders(res, {
    'content-encoding': deltaEncoding,
    'content-type': 'text/javascript',
    'cache-control': immutableDelta,
    'content-length': String(statSync(delta).size),
  });
  createReadStream(delta).pipe(res);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
