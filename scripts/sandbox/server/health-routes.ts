import { Hono } from 'hono';
import type { Sandbox } from '../context/context';

/** Serves `/healthz` and `/version` in the same form as the other servers (scripts/serve/health.ts). */
export function healthRoutes({ db }: Sandbox): Hono {
  const identity = { serves: 'partner-api', commit: process.env['COMMIT'] || null };
  const fresh = { 'cache-control': 'no-store' };
  const routes = new Hono();
  routes.get('/version', (context) => context.json(identity, 200, fresh));
  routes.get('/healthz', async (context) => {
    await db.query('select 1');
    return context.json({ status: 'ok', ...identity, at: new Date().toISOString() }, 200, fresh);
  });
  return routes;
}
