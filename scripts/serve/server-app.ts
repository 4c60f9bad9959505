import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { serveStatic } from '@hono/node-server/serve-static';
import { commonHeaders, type Headers, methodNotAllowed, notFound } from './headers';
import { type Health, healthRoutes } from './health';
import { oneLine, printableError } from '../release/command-line/printable';

type ServerApp = Hono<{ Bindings: HttpBindings }>;

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

/** @param request its method and its path, without the query, which may contain a secret. */
export function logFailure(request: string, error: unknown): void {
  console.error(oneLine(request), printableError(error));
}

interface StaticFiles {
  dir: string;
  /** The path below which the files are served. */
  prefix?: string;
  headersOf: (path: string) => Headers;
}

/** Serves the files of a folder, and a compressed copy of each to a browser that accepts it, if the build made one. */
export function staticFiles({ dir, prefix = '', headersOf }: StaticFiles) {
  const rewriteRequestPath = (path: string) => path.slice(prefix.length);
  const serve = serveStatic({ root: dir, precompressed: true, rewriteRequestPath });
  return async (context: Context): Promise<Response> => {
    const response = await serve(context, () => Promise.resolve());
    if (!response) return context.notFound();
    // A cache needs this with the plain file, too.
    response.headers.set('vary', 'Accept-Encoding');
    for (const [name, value] of Object.entries(headersOf(context.req.path)))
      response.headers.set(name, value);
    return response;
  };
}
