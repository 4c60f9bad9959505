import { Hono } from 'hono';
import { healthRoutes } from '@investor-portal/scripts/serve/health';
import { controlRoutes, type ReceivedRequest } from '../control/routes';
import { ApiError, errorBody, notFound } from '../contract/errors';
import { pageRoutes } from '../page/page-routes';
import type { ConnectionEnv, Sandbox } from '../context/context';
import { findFile } from '../files/stored-file';
import { assertText } from '../request/read-body';
import { drawDocument } from '../files/document';
import documents from '../files/documents.json';
import { partnerRoutes } from './partner-routes';
import { anyOrigin, controlOrigins, controlsOnly, ownHostOnly } from './request-guards';

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

function fileRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.get('/files/*', async (context) => {
    const key = keyOf(new URL(context.req.url).pathname);
    const { expires = '', signature = '' } = context.req.query();
    if (!sandbox.links.check(key, expires, signature))
      throw new ApiError(403, ['This link has expired or is not valid.'], 'ForbiddenException');
    const file = await findFile(sandbox, key);
    if (!file) throw notFound('The file');
    const left = Math.max(0, Math.floor((Number(expires) - Date.now()) / 1000));
    return new Response(new Uint8Array(await file.read()), {
      headers: {
        ...Object.fromEntries(context.res.headers),
        'content-type': file.contentType,
        'cache-control': `private, max-age=${left}`,
        // A browser may display an uploaded file, but must never run its scripts.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });
  return routes;
}

function keyOf(pathname: string): string {
  try {
    const key = decodeURIComponent(pathname.slice('/files/'.length));
    assertText(key);
    return key;
  } catch {
    throw notFound('The file');
  }
}

const publisher = { issuer: 'Bayanihan Capital', address: 'Makati City, Philippines' };

/**
 * Stands in for services besides the partner API: the public IP lookup and the platform's documents, which `links` of the runtime
 * configuration names.
 */
function platformRoutes(): Hono<ConnectionEnv> {
  const routes = new Hono<ConnectionEnv>();
  routes.get('/sandbox/public-ip', (context) => {
    const address = context.env.remoteAddress ?? '';
    // A reader does not recognize `::1` as this machine.
    const ip = address === '::1' ? '127.0.0.1' : address.replace(/^::ffff:/, '');
    return context.json({ ip });
  });
  routes.get('/sandbox/documents/:name', async (context) => {
    const name = context.req.param('name');
    if (!Object.hasOwn(documents, name)) throw notFound('The document');
    const text = { ...documents[name as keyof typeof documents], ...publisher };
    return context.body((await drawDocument(text)).slice().buffer, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
    });
  });
  return routes;
}
