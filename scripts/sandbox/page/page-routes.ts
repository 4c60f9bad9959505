import { Hono } from 'hono';
import { openApiDocument } from '../contract/openapi';
import { controlPage } from './control-page';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function pageRoutes(): Hono {
  const routes = new Hono();
  // Making the document takes 0.2 s, during which the server answers no other request. So it is made once.
  let document: object | undefined;
  routes.get('/openapi.json', (context) => {
    const { origin } = new URL(context.req.url);
    document ??= openApiDocument(origin);
    return context.json({ ...document, servers: [{ url: origin }] });
  });
  const headers = { 'content-security-policy': policy };
  routes.get('/sandbox', (context) => context.html(controlPage(), 200, headers));
  routes.get('/', (context) => context.redirect('/sandbox'));
  return routes;
}
