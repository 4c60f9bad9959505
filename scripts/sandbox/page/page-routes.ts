import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { openApiDocument } from '../contract/openapi';
import { controlPage } from './control-page';
import { docsPage } from './docs-page';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The pages to open in a browser: the contract and the controls. */
export function pageRoutes(): Hono {
  const routes = new Hono();
  routes.get('/openapi.json', (context) =>
    context.json(openApiDocument(new URL(context.req.url).origin)),
  );
  routes.get('/docs', (context) => {
    context.header('content-security-policy', policy);
    return context.html(docsPage());
  });
  routes.get('/sandbox', (context) => {
    context.header('content-security-policy', policy);
    return context.html(controlPage());
  });
  routes.get('/sandbox/control.js', async (context) => {
    const script = await readFile(new URL('./control.js', import.meta.url), 'utf8');
    return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  routes.get('/', (context) => context.redirect('/sandbox'));
  return routes;
}
