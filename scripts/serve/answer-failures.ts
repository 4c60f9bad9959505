import type { RequestListener } from 'node:http';
import { commonHeaders, notFound } from './headers.ts';
import { pathOf } from './path-of.ts';
import { oneLine, printableError } from './printable.ts';

/**
 * Answers 500 to a request that its listener fails on, and logs why: no request ends a server. Covers what the listener
 * throws, at once or later, and a stream that it pipes into the response.
 */
export function answeringFailures(listener: RequestListener): RequestListener {
  return (req, res) => {
    const fail = (error: unknown) => {
      // Without the query, which may hold a secret.
      console.error(oneLine(`${req.method ?? ''} ${pathOf(req)}`), printableError(error));
      if (res.headersSent) return void res.destroy();
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      res.writeHead(500, { ...commonHeaders, ...notFound }).end('Something went wrong');
    };
    res.on('error', fail).on('pipe', (source) => source.on('error', fail));
    const answer = async () => listener(req, res);
    answer().catch(fail);
  };
}
