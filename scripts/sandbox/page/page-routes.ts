import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Sandbox } from '../context/context';
import { openApiDocument } from '../contract/openapi';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page of the controls, and the contract. */
export function pageRoutes({ readAsset }: Sandbox): Hono {
  const routes = new Hono();
  // Making the document takes 0.2 s, during which the server answers no other request. So it is made once.
  let document: object | undefined;
  routes.get('/openapi.json', (context) => {
    const { origin } = new URL(context.req.url);
    document ??= openApiDocument(origin);
    return context.json({ ...document, servers: [{ url: origin }] });
  });
  for (const [path, file] of [
    ['/sandbox', 'page/control.html'],
    ['/sandbox/control.js', 'page/control.js'],
  ] as const)
    routes.get(path, async (context) =>
      context.body(new TextDecoder().decode(await readAsset(file)), 200, {
        'content-type': getMimeType(file) ?? '',
        'content-security-policy': policy,
      }),
    );
  routes.get('/', (context) => context.redirect('/sandbox'));
  return routes;
}
