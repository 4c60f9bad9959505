import { Hono } from 'hono';
import { ApiError, notFound } from '../contract/errors';
import { findFile } from '../files/stored-file';
import { assertText } from '../request/read-body';
import type { ConnectionEnv, Sandbox } from '../context/context';
import { drawDocument } from '../files/document';
import documents from '../files/documents.json';

export function fileRoutes(sandbox: Sandbox): Hono {
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

/** Stands in for services besides the partner API: the public IP lookup and the platform's documents, which `links` of the runtime configuration names. */
export function platformRoutes(): Hono<ConnectionEnv> {
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
