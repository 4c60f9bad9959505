import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { notFound } from '../contract/errors';
import { drawDocument } from '../files/document';
import { platformDocuments } from './platform-documents';

/** Stand-ins for services besides the partner API: the public IP lookup and the platform's documents. */
export function platformRoutes(): Hono {
  const routes = new Hono();
  routes.get('/sandbox/public-ip', (context) => {
    const address = getConnInfo(context).remote.address ?? '';
    return context.json({ ip: address.replace(/^::ffff:/, '') });
  });
  routes.get('/sandbox/documents/:name', async (context) => {
    const name = context.req.param('name');
    const recipe = Object.hasOwn(platformDocuments, name) ? platformDocuments[name] : undefined;
    if (!recipe) throw notFound('The document');
    return context.body((await drawDocument(recipe)).slice().buffer, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
    });
  });
  return routes;
}
