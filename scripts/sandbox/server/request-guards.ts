import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { forbidden, ApiError } from '../contract/errors';
import { assertText } from '../request/read-body';
import type { Settings } from '../context/context';

/**
 * Prevents DNS rebinding: a foreign page could make its host name resolve to this machine and would then have the same
 * origin as the sandbox.
 */
export function ownHostOnly({ hosts }: Settings): MiddlewareHandler {
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    if (!isLoopback(hostname) && !hosts.includes(hostname))
      throw forbidden(`The sandbox is not called ${hostname} (SANDBOX_HOSTS).`);
    await next();
  };
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Any page may call the partner API, because browsers never add its token by themselves. */
export const anyOrigin = cors({
  origin: '*',
  allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'traceparent'],
  allowMethods: ['GET', 'POST', 'PUT', 'OPTIONS'],
  // Pages compare deadlines with `date` (readings R12) and wait as long as `retry-after` says (decision 26).
  exposeHeaders: ['date', 'retry-after'],
  maxAge: 600,
});

/** The controls need no token, so only known origins may use them. */
export function controlOrigins(settings: Settings): MiddlewareHandler {
  return cors({
    origin: (origin, context) => (mayControl(settings, context, origin) ? origin : null),
    allowHeaders: ['content-type'],
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    maxAge: 600,
  });
}

export function controlsOnly(settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const origin = req.header('origin');
    if (origin !== undefined && !mayControl(settings, context, origin))
      throw forbidden('A page of this origin may not use the controls (SANDBOX_ORIGINS).');
    // A browser sends a form to another origin without a preflight, but asks first before it sends JSON.
    if (req.method === 'POST' && !isJson(context))
      throw new ApiError(
        415,
        ['Send JSON, with Content-Type: application/json.'],
        'UnsupportedMediaTypeException',
      );
    const path = req.path.replaceAll('%00', '\u0000');
    for (const text of [path, ...Object.values(req.query())]) assertText(text);
    await next();
  };
}

function mayControl({ origins }: Settings, { req }: Context, origin: string): boolean {
  return origins.includes(origin) || origin === new URL(req.url).origin;
}

function isJson({ req }: Context): boolean {
  return /^application\/json *(?:;|$)/i.test(req.header('content-type') ?? '');
}
