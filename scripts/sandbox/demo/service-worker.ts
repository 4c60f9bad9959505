import { PGlite } from '@electric-sql/pglite';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { PlatformSettings } from '@investor-portal/scripts/serve/platform-app';
import { sandboxSettings } from '@investor-portal/scripts/serve/sandbox-settings';
import { pageResponse, pageSources } from '@investor-portal/scripts/serve/headers';
import {
  type RuntimeConfig,
  runtimeConfigSchema,
} from '@investor-portal/shared/session/runtime-config';
import type { Connection, ConnectionEnv } from '../context/context';
import { asDatabase, pgliteOptions } from '../db/database';
import { createApp } from '../server/app';
import { createSandbox } from '../server/create-sandbox';

/**
 * Opens a sandbox in the memory of a browser's service worker. Its files are at the root of the origin:
 * those of PGlite, the pictures, the page of the controls, and a database without rows, which Node has made.
 */
async function openInBrowser(hostname: string): Promise<Hono<ConnectionEnv>> {
  const [pgliteWasmModule, initdbWasmModule, fsBundle, loadDataDir] = await Promise.all([
    fetchFile('/pglite.wasm').then(compile),
    fetchFile('/initdb.wasm').then(compile),
    fetchFile('/pglite.data').then((response) => response.blob()),
    fetchFile('/empty-database.bin').then(unpack),
  ]);
  const modules = { pgliteWasmModule, initdbWasmModule, fsBundle };
  const db = asDatabase(await PGlite.create({ ...pgliteOptions, ...modules, loadDataDir }));
  const settings = {
    settleAfterMs: 60_000,
    tokenLifeMs: 3_600_000,
    linkLifeMs: 900_000,
    hosts: [hostname],
    origins: [],
  };
  const readAsset = async (file: string) =>
    new Uint8Array(await (await fetchFile(`/${file}`)).arrayBuffer());
  const sandbox = await createSandbox({ db, readAsset, settings });
  return createApp(sandbox, (request, error) => console.error(request, error));
}

/** Fetches a file of the demo. A copy in the browser's cache may belong to an earlier build. */
async function fetchFile(name: string): Promise<Response> {
  const response = await fetch(name, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

function unpack({ body }: Response): Promise<Blob> {
  return new Response(body?.pipeThrough(new DecompressionStream('gzip'))).blob();
}

// A simple file server may not know the media type that `compileStreaming` needs.
async function compile(response: Response): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await response.arrayBuffer());
}

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
