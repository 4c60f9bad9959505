import type { RequestListener } from 'node:http';
import { commonHeaders, methodNotAllowed } from './headers.ts';

/** Answers what reads, and tells everything else that nothing here can be changed. */
export function getOnly(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return listener(request, response);
    response.writeHead(405, { ...commonHeaders, ...methodNotAllowed }).end('Method not allowed');
  };
}
