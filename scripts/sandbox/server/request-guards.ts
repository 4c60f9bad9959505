import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { forbidden, ApiError } from '../contract/errors';
import { assertText } from '../request/read-body';
import type { Settings } from '../context/context';

/**
 * Refuses what was sent to another name than the sandbox's own: a page whose name was made to resolve to this machine
 * (DNS rebinding) would be of the same origin as the sandbox.
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

/** The partner API asks for a token, which no browser adds by itself: any page may call it, as may what is public. */
export const anyOrigin = cors({
  origin: '*',
  allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
  allowMethods: ['GET', 'POST', 'PUT', 'OPTIONS'],
  maxAge: 600,
});

/** The controls ask for nothing, so pages that may use them are named: their own, the demo's and what is configured. */
export function controlOrigins(settings: Settings): MiddlewareHandler {
  return cors({
    origin: (origin, context) => (mayControl(settings, context, origin) ? origin : null),
    allowHeaders: ['content-type'],
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    maxAge: 600,
  });
}

/** Holds a call of the control API to what no page of another origin can send. */
export function controlsOnly(settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const origin = req.header('origin');
    if (origin !== undefined && !mayControl(settings, context, origin))
      throw forbidden('A page of this origin may not use the controls (SANDBOX_ORIGINS).');
    // A form is sent without a preflight; JSON is not.
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
