import { Hono } from 'hono';
import type { ConnectionEnv } from '../context/context';
import { notFound } from '../contract/errors';
import { drawDocument } from '../files/document';
import type { DocumentText } from '../seed/documents';

/** Stands in for services besides the partner API: the public IP lookup and the platform's documents. */
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
    const text = Object.hasOwn(platformDocuments, name) ? platformDocuments[name] : undefined;
    if (!text) throw notFound('The document');
    return context.body((await drawDocument(text)).slice().buffer, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
    });
  });
  return routes;
}

/** The platform's documents for investors. `links` of the runtime configuration points at them. */
const platformDocuments: Readonly<Record<string, DocumentText>> = {
  'terms-of-service': documentOf('Terms of Service', [
    'These terms say how the portal may be used, by whom, and what the platform answers for.',
    'They are a specimen of the demo. A platform publishes its own, reviewed by counsel.',
  ]),
  'privacy-policy': documentOf('Privacy Policy', [
    'Personal data is processed to open and keep an investment account, as far as the law asks for it.',
    'A signature is kept with date and time, location and the public IP address it was given from.',
    'This is a specimen of the demo. A platform publishes its own, reviewed by counsel.',
  ]),
  'investor-agreement': documentOf("Investor's Agreement", [
    'The rights and limitations of investment activity on the platform: who may invest, how much in twelve months, until when a commitment can be cancelled, and what becomes of it when a campaign does not complete.',
    'This is a specimen of the demo. A platform publishes its own, reviewed by counsel.',
  ]),
  'cash-account-form': documentOf('Crowdfunding Cash Account Form', [
    'The consent to open an investment account, and the rights, obligations and limits that come with it.',
    'This is a specimen of the demo. A platform publishes its own, reviewed by counsel.',
  ]),
};

function documentOf(title: string, paragraphs: string[]): DocumentText {
  return {
    title,
    issuer: 'Bayanihan Capital',
    address: 'Makati City, Philippines',
    paragraphs,
  };
}
