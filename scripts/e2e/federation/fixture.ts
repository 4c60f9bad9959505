import type { RequestListener } from 'node:http';
import { test as base } from '../portal.ts';
import { OwnFederation } from './own-federation.ts';

/** A test with a host and remotes of its own, to be broken at will. */
export const test = base.extend<{ own: OwnFederation }>({
  own: async ({}, use) => {
    const own = new OwnFederation();
    await own.start();
    await use(own);
    await own.stop();
  },
});

export const failed = 'This part of the portal could not be loaded.';

export const isManifest = (url = '') => url.includes('mf-manifest.json');
export const isEntry = (url = '') => url.includes('/entry.');
export const isScreens = (url = '') => url.includes('__federation_expose_routes');
export const isRegistry = (url = '') => url.includes('/releases.json');

export function answer(status: number, type: string, body: string): RequestListener {
  return (_req, res) => {
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('content-type', type);
    res.writeHead(status).end(body);
  };
}

/** Breaks what `concerns` names, and nothing else. */
export function onlyFor(concerns: (url?: string) => boolean, fault: RequestListener) {
  return (real: RequestListener): RequestListener =>
    (req, res) =>
      (concerns(req.url) ? fault : real)(req, res);
}

/** Never answers. */
export const silence: RequestListener = () => undefined;

/** The real answer with something added: what a compromised CDN would send. */
export function tampered(addition: string) {
  return (real: RequestListener): RequestListener =>
    (req, res) => {
      // Uncompressed, so that it can be changed on its way.
      req.headers['accept-encoding'] = 'identity';
      const end = res.end.bind(res);
      res.writeHead = ((status: number, headers: object = {}) => {
        res.statusCode = status;
        for (const [name, value] of Object.entries(headers))
          if (!/^content-length$|^etag$/i.test(name)) res.setHeader(name, String(value));
        return res;
      }) as typeof res.writeHead;
      const chunks: Buffer[] = [];
      res.write = ((chunk: Buffer) => {
        chunks.push(Buffer.from(chunk));
        return true;
      }) as typeof res.write;
      res.end = ((chunk?: Buffer) => {
        if (chunk) chunks.push(Buffer.from(chunk));
        res.removeHeader('content-length');
        return end(Buffer.concat([...chunks, Buffer.from(addition)]));
      }) as typeof res.end;
      real(req, res);
    };
}
