import type { PlatformSettings } from '@investor-portal/scripts/serve/platform-app';
import { sandboxSettings } from '@investor-portal/scripts/serve/sandbox-settings';
import { pageSources } from '@investor-portal/scripts/serve/headers';
import { pageResponse } from '@investor-portal/scripts/serve/page-response';
import {
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import * as v from 'valibot';
import type { Connection } from '../context/context';
import { fetchFile, openInBrowser } from './open-in-browser';

/*
 * The servers of the demo in one service worker: the sandbox of the partner API, and the pages that the host's
 * and the platform's servers fill in for each response. The browser gets every other file from the file server.
 */

interface WorkerEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

const { origin, hostname } = location;

const sandboxPaths = /^\/(?:api|files|sandbox)\/|^\/(?:healthz|openapi\.json|sandbox|version)$/;

const connection: Connection = {
  remoteAddress: '127.0.0.1',
  close: () => {
    throw new Error('The sandbox has cut this response.');
  },
};

let opening: ReturnType<typeof openInBrowser> | undefined;
function sandboxApp() {
  opening ??= openInBrowser(hostname);
  // The next request tries again, for example once the device is online.
  opening.catch(() => (opening = undefined));
  return opening;
}

const text = async (file: string) => (await fetchFile(file)).text();

async function config(): Promise<RuntimeConfig> {
  return v.parse(runtimeConfigSchema, {
    ...sandboxSettings(origin, origin),
    ...(JSON.parse(await text('/trust.json')) as object),
    partnerApiUrl: origin,
    platformOrigins: [origin],
  });
}

async function hostPage(): Promise<Response> {
  const [page, releases, settings] = await Promise.all([
    text('/host.html'),
    text('/releases.json'),
    config(),
  ]);
  return pageResponse(page, pageSources(page, settings, []), {
    '/config.json': () => JSON.stringify(settings),
    '/releases.json': () => releases,
  });
}

async function platformPage(): Promise<Response> {
  const page = (await text('/platform.html')).replaceAll('__PORTAL__', origin);
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const platformSettings: PlatformSettings = {
  portalUrl: origin,
  partnerApiUrl: origin,
  sandbox: true,
  inBrowser: true,
};

/** Returns undefined for a file of the file server. */
function responseTo(request: Request): Promise<Response> | undefined {
  const { pathname } = new URL(request.url);
  if (sandboxPaths.test(pathname))
    return sandboxApp().then((app) => app.fetch(request, connection));
  const headers = { date: new Date().toUTCString() };
  if (pathname === '/config.json')
    return config().then((settings) => Response.json(settings, { headers }));
  if (pathname === '/platform.json') return Promise.resolve(Response.json(platformSettings));
  if (request.mode !== 'navigate') return undefined;
  // The portal and the platform's page share an origin here, so they share the path `/`.
  return pathname === '/' && request.destination === 'document' ? platformPage() : hostPage();
}

const worker = self as unknown as {
  addEventListener(type: 'install' | 'fetch', listener: (event: WorkerEvent) => void): void;
};
worker.addEventListener('install', (event) => event.waitUntil(sandboxApp()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const response = request.url.startsWith(`${origin}/`) ? responseTo(request) : undefined;
  if (response) event.respondWith(response);
});
