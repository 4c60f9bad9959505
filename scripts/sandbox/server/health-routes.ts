import { Hono } from 'hono';
import type { Sandbox } from '../context/context';
import type { Database } from '../db/database';

const limitMs = 2_000;

/** Serves `/healthz` and `/version` in the same form as the other servers (scripts/serve/health.ts). */
export function healthRoutes({ db }: Sandbox): Hono {
  const identity = { serves: 'partner-api', commit: process.env['COMMIT'] || null };
  const fresh = { 'cache-control': 'no-store' };
  const routes = new Hono();
  routes.get('/version', (context) => context.json(identity, 200, fresh));
  routes.get('/healthz', async (context) => {
    const at = new Date().toISOString();
    if (await responds(db)) return context.json({ status: 'ok', ...identity, at }, 200, fresh);
    const problem = 'The database does not respond.';
    return context.json({ status: 'unavailable', ...identity, at, problem }, 503, fresh);
  });
  return routes;
}

function responds(db: Database): Promise<boolean> {
  const asked = db.query('select 1').then(
    () => true,
    () => false,
  );
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
