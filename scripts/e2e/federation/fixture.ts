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

/** The real file with something added: what a compromised CDN would send. */
export function tampered(addition: string): RequestListener {
  return async (req, res) => {
    const file = req.url?.replace(/^\/opportunities\/[^/]+\//, '/opportunities/before/') ?? '';
    const real = await fetch(`http://${req.headers.host}${file}`);
    const type = real.headers.get('content-type') ?? '';
    answer(real.status, type, (await real.text()) + addition)(req, res);
  };
}
