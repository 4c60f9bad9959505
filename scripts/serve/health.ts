import { Hono } from 'hono';
import { commonHeaders } from './headers';

/** The response of `/version`, which is also a part of `/healthz`. */
export interface Identity {
  /** `host`, `platform`, `cdn`, `partner-api`, or a remote's name. */
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

/** Answers `/healthz` and `/version` in JSON. */
export function healthRoutes(healthOf: () => Health | Promise<Health>): Hono {
  const headers = { ...commonHeaders, 'cache-control': 'no-store' };
  return new Hono()
    .get('/version', async (context) => context.json((await healthOf()).identity, 200, headers))
    .get('/healthz', async (context) => {
      const { identity, problem, registry } = await healthOf();
      const [code, status] = problem === undefined ? ([200, 'ok'] as const) : unavailable;
      const at = new Date().toISOString();
      return context.json({ status, ...identity, at, registry, problem }, code, headers);
    });
}

const unavailable = [503, 'unavailable'] as const;
