import type { RequestListener, ServerResponse } from 'node:http';
import { commonHeaders, methodNotAllowed } from './headers';
import { pathOf } from './path-of';

/** The response of `/version`, which is also a part of `/healthz`. */
export interface Identity {
  /** `host`, `platform`, `cdn`, or a remote's name. */
  serves: string;
  version?: string;
  /** The commit of the sources, or null if unknown. */
  commit?: string | null;
  contract?: string;
}

export interface Health {
  identity: Identity;
  /** The reason why the server cannot serve. The status is then 503. */
  problem?: string;
  registry?: { url: string; readAt: string | null };
}

/** Answers `/healthz` and `/version` in JSON. Passes on GET and HEAD, and rejects every other method with 405. */
export function withHealth(
  listener: RequestListener,
  healthOf: () => Health | Promise<Health>,
): RequestListener {
  async function answer(pathname: string, res: ServerResponse) {
    const { identity, problem, registry } = await healthOf();
    if (pathname === '/version') return send(res, 200, identity);
    const [code, status] = problem === undefined ? [200, 'ok'] : [503, 'unavailable'];
    const at = new Date().toISOString();
    return send(res, code, { status, ...identity, at, registry, problem });
  }
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return res
        .writeHead(405, { ...commonHeaders, ...methodNotAllowed })
        .end('Method not allowed');
    const pathname = pathOf(req);
    const asksForHealth = pathname === '/version' || pathname === '/healthz';
    return asksForHealth ? answer(pathname, res) : listener(req, res);
  };
}

function send(res: ServerResponse, code: number, body: object): void {
  res.writeHead(code, {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json',
  });
  res.end(JSON.stringify(body));
}
