import { Hono } from 'hono';
import type { ConnectionEnv } from '../context/context';
import { notFound } from '../contract/errors';
import { drawDocument } from '../files/document';
import documents from './documents.json';

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
