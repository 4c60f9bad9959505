import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { commonHeaders, methodNotAllowed, notFound, type Headers } from './headers';
import { healthRoutes, type Health } from './health';
import { logFailure } from './log-failure';

export type ServerApp = Hono<{ Bindings: HttpBindings }>;

/**
 * Creates an app that answers health checks, 404 for an unknown path, 405 for any method but GET and HEAD, and 500 without the
 * reason, which it logs.
 * @param headers the headers of its 404 response.
 */
export function createServerApp(
  healthOf: () => Health | Promise<Health>,
  headers: Headers = commonHeaders,
): ServerApp {
  const app: ServerApp = new Hono();
  app.use((context, next) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? next()
      : Promise.resolve(context.text('Method not allowed', 405, methodNotAllowed)),
  );
  app.route('/', healthRoutes(healthOf));
  app.notFound((context) => context.text('Not found', 404, { ...headers, ...notFound }));
  app.onError((error, context) => {
    logFailure(`${context.req.method} ${context.req.path}`, error);
    return context.text('Something went wrong', 500, { ...commonHeaders, ...notFound });
  });
  return app;
}

export function listenerOf(app: ServerApp): RequestListener {
  return getRequestListener(app.fetch);
}

/** Responds with 304 to a browser that has this content already, with the headers that let it use the content. */
export const withEtag = etag({
  weak: true,
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'access-control-allow-origin',
    'cross-origin-resource-policy',
  ],
});
