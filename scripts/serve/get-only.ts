import type { RequestListener } from 'node:http';
import { commonHeaders, methodNotAllowed } from './headers.ts';

/** Passes GET and HEAD on and rejects every other method with 405. */
export function getOnly(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return listener(request, response);
    response.writeHead(405, { ...commonHeaders, ...methodNotAllowed }).end('Method not allowed');
  };
}
