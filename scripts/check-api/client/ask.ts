import { AsyncLocalStorage } from 'node:async_hooks';
import {
  setRuntimeConfig,
  type RuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { adaptResponse } from '@investor-portal/shared/partner-api/client/adapter';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { callAt, calls } from '../contract/shape';
import { jsonOf, type Client, type Exchange } from './client';

export interface ApiResponse<T> {
  value?: T;
  error?: unknown;
  /** The requests of the fetcher. There is more than one if the fetcher retried. */
  exchanges: readonly Exchange[];
  /** The body of the last response, after the platform's adapter. */
  json: unknown;
}

interface FetcherContext {
  client: Client;
  token: string | undefined;
  exchanges: Exchange[];
}

const asking = new AsyncLocalStorage<FetcherContext>();
/** The base address of the portal's fetchers. `throughClient` replaces it with the API's address. */
const placeholder = 'https://partner-api.invalid/';

/**
 * Lets the portal's own fetchers run in this process. Their requests go through the current client, which adds the token, so
 * no session is needed. Their warnings quote responses and are not printed.
 */
export function hostFetchers(config: RuntimeConfig): void {
  setRuntimeConfig({ ...config, partnerApiUrl: placeholder });
  if (globalThis.fetch === throughClient) return;
  elsewhere = globalThis.fetch;
  globalThis.fetch = throughClient;
  const warn = console.warn.bind(console);
  console.warn = (...said: unknown[]) => {
    if (!asking.getStore()) warn(...said);
  };
}

let elsewhere: typeof fetch;

const throughClient: typeof fetch = async (input, init) => {
  const now = asking.getStore();
  if (!now) return elsewhere(input, init);
  const request = new Request(input, init);
  const body = new Uint8Array(await request.arrayBuffer());
  const exchange = await now.client.send({
    method: request.method,
    path: request.url.replace(placeholder, ''),
    headers: request.headers,
    ...(body.length > 0 && { body }),
    ...(now.token !== undefined && { token: now.token }),
    signal: request.signal,
  });
  now.exchanges.push(exchange);
  if (exchange.failure !== undefined) throw new TypeError(exchange.failure);
  const { status, headers, bytes } = exchange;
  return new Response([204, 205, 304].includes(status) ? null : bytes, { status, headers });
};

/** Runs one of the portal's fetchers. @param token '' for a visitor without a session; by default the run's token. */
export async function ask<T>(
  client: Client,
  fetcher: () => Promise<T>,
  token?: string,
): Promise<ApiResponse<T>> {
  const exchanges: Exchange[] = [];
  const outcome = await asking.run({ client, token, exchanges }, () =>
    fetcher().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  );
  client.signal.throwIfAborted();
  const last = exchanges.at(-1);
  return { ...outcome, exchanges, json: last && fittedJson(last) };
}

/** Returns the body of a response as the portal reads it, after the platform's adapter. */
export function fittedJson(exchange: Exchange): unknown {
  const json = jsonOf(exchange);
  const call = callAt(exchange.method, exchange.path);
  return call && json !== undefined
    ? adaptResponse(calls[call].template, json, exchange.status)
    : json;
}

export const statusOf = ({ exchanges }: ApiResponse<unknown>) => exchanges.at(-1)?.status ?? 0;
export const howItEnded = (asked: ApiResponse<unknown>) =>
  `status ${statusOf(asked)}: ${messageOf(asked.error)}`;
