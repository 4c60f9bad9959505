import { Hono } from 'hono';
import { healthRoutes } from '@investor-portal/scripts/serve/health';
import { controlRoutes, type ReceivedRequest } from '../control/routes';
import { ApiError, errorBody } from '../contract/errors';
import { pageRoutes } from '../page/page-routes';
import { fileRoutes, platformRoutes } from './file-routes';
import { partnerRoutes } from './partner-routes';
import { anyOrigin, controlOrigins, controlsOnly, ownHostOnly } from './request-guards';
import type { ConnectionEnv, Sandbox } from '../context/context';

/** `GET /sandbox/requests` lists this many of the last requests. */
const keptRequests = 500;

/** @param logFailure logs an unexpected error, with the method and the path of its request. */
export function createApp(
  sandbox: Sandbox,
  logFailure: (request: string, error: unknown) => void,
): Hono<ConnectionEnv> {
  const app = new Hono<ConnectionEnv>();
  const requests: ReceivedRequest[] = [];
  app.use(ownHostOnly(sandbox.settings));
  for (const path of ['/api/*', '/files/*', '/sandbox/public-ip', '/sandbox/documents/*'])
    app.use(path, anyOrigin);
  app.use('/api/*', async (context, next) => {
    await next();
    context.header('date', sandbox.clock.now().toUTCString());
    const { method, path } = context.req;
    const traceparent = context.req.header('traceparent');
    requests.push({ method, path, status: context.res.status, traceparent });
    requests.splice(0, requests.length - keptRequests);
  });
  app.route(
    '/',
    healthRoutes(async () => {
      await sandbox.db.query('select 1');
      return { identity: { serves: 'partner-api', commit: process.env['COMMIT'] || null } };
    }),
  );
  app.route('/', partnerRoutes(sandbox));
  app.route('/', fileRoutes(sandbox));
  app.route('/', platformRoutes());
  app.route('/', pageRoutes(sandbox));
  // These guards come after the routes below /sandbox that are not controls.
  app.use('/sandbox/*', controlOrigins(sandbox.settings), controlsOnly(sandbox.settings));
  app.route('/', controlRoutes(sandbox, requests));
  app.notFound((context) =>
    context.json(errorBody(['There is no such call.'], 'NotFoundException'), 404),
  );
  app.onError((error, context) => {
    if (error instanceof ApiError) {
      const body = errorBody(error.sentences, error.exception);
      return new Response(JSON.stringify(body), {
        status: error.status,
        headers: { ...Object.fromEntries(context.res.headers), 'content-type': 'application/json' },
      });
    }
    // Log the path without its query, because a pre-signed link is a secret.
    const { pathname } = new URL(context.req.url);
    logFailure(`${context.req.method} ${pathname}`, error);
    const body = errorBody(['Something went wrong in the sandbox.'], 'InternalServerError');
    return context.json(body, 500);
  });
  return app;
}
