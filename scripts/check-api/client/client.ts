import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../release/command-line/printable';
import type { Options } from '../checks/check';

export interface Exchange {
  sent: ApiRequest;
  method: string;
  /** A path relative to the API's address, with the query, or an absolute URL. */
  path: string;
  /** 0 if there was no response. */
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  firstByteMs: number;
  /** The middle between sending and the first byte, on this machine's clock, in ms since the epoch. */
  at: number;
  /** The reason why there was no response. */
  failure?: string;
}

interface ApiRequest {
  method?: string;
  path: string;
  headers?: HeadersInit;
  body?: string | FormData | Uint8Array<ArrayBuffer>;
  /** An empty string sends no token. The default is the token of the run. */
  token?: string;
  signal?: AbortSignal | undefined;
}

/** Limits that end a run, whatever the API answers. */
const limits = { requests: 800, bytes: 10 * 1024 * 1024, timeoutMs: 15_000 };

// Save fetch before another file replaces it (client/ask.ts).
const builtIn = globalThis.fetch;

export type Client = ReturnType<typeof openClient>;

/**
 * Opens the client that sends every request of a run. The client limits requests per second, duration and size, sends the
 * host's origin, and sends nothing after a stop. It does not follow redirects. It keeps every exchange and does not expose the
 * token.
 */
export function openClient({
  api,
  origin,
  token: own,
  rate,
  signal,
  network = builtIn,
}: Pick<Options, 'api' | 'origin' | 'token' | 'rate' | 'signal' | 'network'>) {
  const base = api.endsWith('/') ? api : `${api}/`;
  const exchanges: Exchange[] = [];
  let next = 0;

  async function turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + 1_000 / rate;
    if (at > now) await sleep(at - now, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  }

  async function send(sending: ApiRequest): Promise<Exchange> {
    const { method = 'GET', path, body, token = own } = sending;
    if (exchanges.length >= limits.requests)
      throw new Error(`Stopped after ${limits.requests} requests.`);
    await turn();
    const headers = new Headers(sending.headers);
    headers.set('origin', origin);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const sent = performance.now();
    const sentAt = Date.now();
    const exchange: Exchange = {
      sent: sending,
      method,
      path,
      status: 0,
      headers: new Headers(),
      bytes: new Uint8Array(),
      firstByteMs: 0,
      at: sentAt,
    };
    exchanges.push(exchange);
    try {
      const signals = [signal, AbortSignal.timeout(limits.timeoutMs)];
      if (sending.signal) signals.push(sending.signal);
      const response = await network(new URL(path, base), {
        method,
        headers,
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.any(signals),
      });
      exchange.firstByteMs = performance.now() - sent;
      exchange.at = sentAt + exchange.firstByteMs / 2;
      exchange.headers = response.headers;
      exchange.bytes = await bytesOf(response);
      exchange.status = response.status;
    } catch (error) {
      signal.throwIfAborted();
      exchange.failure = reasonOf(error);
    }
    return exchange;
  }

  return { base, exchanges, send, signal };
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limits.bytes) throw new Error(`the response is larger than ${limits.bytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export const isRedirect = (status: number) => status >= 300 && status < 400;

export function textOf({ bytes }: Pick<Exchange, 'bytes'>): string {
  return new TextDecoder().decode(bytes);
}

/** Returns whether a body is UTF-8. Browsers read JSON as UTF-8, whatever charset the response names. */
export function isUtf8({ bytes }: Pick<Exchange, 'bytes'>): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the end of the JSON is missing. An interrupted compressed body decodes to the part that has arrived. */
export function isTruncated(exchange: Pick<Exchange, 'bytes'>): boolean {
  const text = textOf(exchange).trim();
  return /^[[{]/.test(text) && !/[\]}]$/.test(text) && jsonOf(exchange) === undefined;
}

/** Returns the body, or undefined if it is not JSON. */
export function jsonOf(exchange: Pick<Exchange, 'bytes'>): unknown {
  try {
    return JSON.parse(textOf(exchange));
  } catch {
    return undefined;
  }
}
