import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import * as v from 'valibot';
import { prefetchRequestSchema, type PrefetchRequest } from '@investor-portal/registry/format';
import type { PrefetchByRoute } from '@investor-portal/shared/contract/define-remote';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { buildFirstFrame, type Script } from './first-frame';
import { listenOn } from '../serve/listen';
import { root } from '../workspace/apps';

/** The chunk names of a screen, and its requests with placeholders, which a cold page fetches. */
interface RecordedScreen {
  chunks: readonly string[];
  firstFrame?: Script;
  reads: readonly PrefetchRequest[];
}

/**
 * Runs the fetchers that a remote's `src/prefetch.ts` names and records their requests. A prefetched response is only used for
 * the same method, path and body, so the recorded requests must be exact.
 * @throws an error that names the route of a call that is not exactly one valid request.
 */
export async function recordPrefetch(folder: string): Promise<Record<string, RecordedScreen>> {
  const declared = (await import(path.join(root, folder, 'src/prefetch.ts'))) as {
    screens: PrefetchByRoute;
  };
  return recordScreens(declared.screens, folder);
}

export async function recordScreens(
  screens: PrefetchByRoute,
  folder = '',
): Promise<Record<string, RecordedScreen>> {
  const recorded: Record<string, RecordedScreen> = {};
  for (const [route, { chunks = [], calls = [], firstFrame }] of Object.entries(screens)) {
    const reads: PrefetchRequest[] = [];
    for (const { call, picture, visitor } of calls) {
      const request = await recordRequest(route, call);
      checkPlaceholders(route, request);
      reads.push(
        v.parse(prefetchRequestSchema, {
          ...request,
          ...(picture && { picture }),
          ...(visitor && { visitor }),
        }),
      );
    }
    const frame = firstFrame && { firstFrame: await buildFirstFrame(folder, firstFrame) };
    recorded[route] = { chunks, reads, ...frame };
  }
  return recorded;
}

/** Runs a fetcher against a server that records the request and responds with 404, which fetchers do not retry. */
async function recordRequest(route: string, call: () => Promise<unknown>): Promise<object> {
  const requests: object[] = [];
  const { origin, close } = await listenOn(0, (req, res) => {
    void requestOf(req).then((request) => {
      requests.push(request);
      res.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const platformOrigins = ['https://platform.example'];
  setRuntimeConfig(v.parse(runtimeConfigSchema, { partnerApiUrl: origin, platformOrigins }));
  const cause: unknown = await call()
    .catch((error: unknown) => error)
    .finally(close);
  const [request, ...others] = requests;
  if (request && others.length === 0) return request;
  throw new Error(`${route}: a call must send one request, not ${requests.length}.`, { cause });
}

async function requestOf(req: IncomingMessage): Promise<object> {
  const body = await text(req);
  const address = req.url?.slice(1) ?? '';
  return {
    method: req.method,
    // Fetchers escape the placeholders in a path.
    path: address.replaceAll('%7B', '{').replaceAll('%7D', '}'),
    ...(body && { json: JSON.parse(body) as unknown }),
  };
}

const ofHandover = ['code', 'externalReferenceCode', 'accountId'];

/** Rejects unknown placeholders, because the page does not send a request with a placeholder that it cannot fill in. */
function checkPlaceholders(route: string, request: object): void {
  const known = [...ofHandover, ...[...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)];
  for (const [placeholder, name = ''] of JSON.stringify(request).matchAll(/\{(\w+)\}/g))
    if (!known.includes(name))
      throw new Error(`${route}: the page cannot fill in ${placeholder}. Use ${known.join(', ')}.`);
}
