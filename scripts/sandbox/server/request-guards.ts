import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { forbidden, ApiError } from '../contract/errors';
import { assertText } from '../request/read-body';
import type { Settings } from '../context/context';

/**
 * Rejects requests to host names other than the sandbox's own: a page whose name was made to resolve to this machine
 * (DNS rebinding) would have the same origin as the sandbox.
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

/** Any page may call the partner API, whose token no browser adds by itself, and what is public. */
export const anyOrigin = cors({
  origin: '*',
  allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
  allowMethods: ['GET', 'POST', 'PUT', 'OPTIONS'],
  // Pages judge deadlines by the first (readings R12), and wait until the second says so (decision 26).
  exposeHeaders: ['date', 'retry-after'],
  maxAge: 600,
});

/** The controls need no token, so only these origins may use them: their own, the demo's and the configured ones. */
export function controlOrigins(settings: Settings): MiddlewareHandler {
  return cors({
    origin: (origin, context) => (mayControl(settings, context, origin) ? origin : null),
    allowHeaders: ['content-type'],
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    maxAge: 600,
  });
}

/** Rejects calls of the control API that a page of another origin could send. */
export function controlsOnly(settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const origin = req.header('origin');
    if (origin !== undefined && !mayControl(settings, context, origin))
      throw forbidden('A page of this origin may not use the controls (SANDBOX_ORIGINS).');
    // A browser sends a form without a preflight, but not JSON.
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
