import { Hono } from 'hono';
import { notFound, ApiError } from '../contract/errors';
import { findFile } from '../files/stored-file';
import { assertText } from '../request/read-body';
import type { Sandbox } from '../context/context';

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
