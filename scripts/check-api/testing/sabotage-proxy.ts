/** A response on its way to the client, which can be changed in place. */
export interface ProxiedResponse {
  method: string;
  /** The path without the query: `/api/v1/…`. */
  path: string;
  query: URLSearchParams;
  request: Record<string, unknown>;
  token: string;
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** The body, if it is JSON. A new value replaces the body. */
  json: unknown;
}

/**
 * Changes a response. Returning false closes the connection without a response, and returning 'undecodable' sends a body that
 * cannot be decompressed.
 */
export type Sabotage = (passing: ProxiedResponse) => void | false | 'undecodable';

/** A request on its way to the sandbox, which can be changed in place. */
export interface ProxiedRequest {
  method: string;
  path: string;
  /** The body, if it is JSON. A new value replaces the body. */
  json: Record<string, unknown> | undefined;
  headers: Headers;
}

export interface Route {
  sabotage: Sabotage;
  /** Whether to ask the sandbox again for data that a run with writes may change. */
  fresh: boolean;
  /** Changes a request. A returned response replaces the response of the sandbox. */
  before: (sending: ProxiedRequest) => void | { status: number; json: unknown };
}

interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

// Save fetch before check-api replaces it.
const network = globalThis.fetch;

const allowAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date',
  'content-type': 'application/json',
};

/** Paths whose data changes: commitments, the investor's wallet, uploads and registrations. */
const changing = /\/commitment\/|\/partner\/partner\/|\/upload$|\/register$/;

/** No server listens at this address. Requests to it go through `send`. */
const origin = 'http://localhost:1';

/**
 * Stands between check-api and the sandbox, with one address for each sabotage. Each read is sent to the sandbox only once, so
 * all sabotages see the same data. The proxy runs inside the process instead of on a port, because a second network hop for
 * each request would take most of the time.
 */
export function sabotageProxy(sandbox: string) {
  const routes = new Map<string, Route>();
  const stored = new Map<string, Promise<StoredResponse>>();

  async function send(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    // Only a real network would follow them.
    if (init.redirect !== 'manual') throw new Error('Redirects would be followed.');
    const [, name = '', below = ''] =
      /^\/(\w+)(\/.*)$/.exec(String(address).replace(origin, '')) ?? [];
    // The address of an uploaded file comes back as a key.
    const uploaded = encodeURIComponent(`${origin}/${name}`);
    const url = new URL(below.replaceAll(uploaded, encodeURIComponent(sandbox)), sandbox);
    const { method = 'GET' } = init;
    const given = Buffer.from((init.body ?? '') as string | Uint8Array);
    const headers = new Headers(init.headers);
    const token = headers.get('authorization') ?? '';
    const route = routes.get(name);
    const json = parsed(given.toString()) as ProxiedRequest['json'];
    const sending: ProxiedRequest = { method, path: url.pathname, json, headers };
    const own = route?.before(sending);
    if (own)
      return new Response(JSON.stringify(own.json), { status: own.status, headers: allowAll });
    const sent = json && sending.json ? Buffer.from(JSON.stringify(sending.json)) : given;
    const key = [method, below, token, sent.toString()].join('\n');
    const isFresh = route?.fresh && changing.test(url.pathname) && method !== 'OPTIONS';
    const sentBytes = sent.length > 0 ? new Uint8Array(sent) : null;
    const forwarded = () => forward(url, { method, headers, body: sentBytes });
    const found = (!isFresh && stored.get(key)) || forwarded();
    stored.set(key, found);
    const { status, headers: kept, body } = await found;
    const isText = /json/.test(kept['content-type'] ?? '');
    const text = isText ? body.toString().replaceAll(sandbox, `${origin}/${name}`) : '';
    const passing: ProxiedResponse = {
      method,
      path: url.pathname,
      query: url.searchParams,
      request: (parsed(sent.toString()) ?? {}) as Record<string, unknown>,
      token,
      status,
      headers: { ...kept, ...(kept['date'] && { date: new Date().toUTCString() }) },
      body: isText ? text : body,
      json: isText ? parsed(text) : undefined,
    };
    const before = passing.body;
    const how = route?.sabotage(passing);
    if (how === false) throw new TypeError('other side closed');
    const keepsBody = passing.json === undefined || passing.body !== before;
    const made = keepsBody ? passing.body : JSON.stringify(passing.json);
    const isEmpty = [204, 304].includes(passing.status);
    const sentBody = how === 'undecodable' ? undecodable() : (made as BodyInit);
    return new Response(isEmpty ? null : sentBody, {
      status: passing.status,
      headers: passing.headers,
    });
  }

  return {
    fetch: send,
    address: (
      name: string,
      sabotage: Sabotage = () => undefined,
      { fresh = false, before = () => undefined }: Partial<Route> = {},
    ) => {
      routes.set(name, { sabotage, fresh, before });
      return `${origin}/${name}/`;
    },
  };
}

async function forward(url: URL, init: RequestInit): Promise<StoredResponse> {
  const answer = await network(url, init);
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

const undecodable = () =>
  new ReadableStream({ start: (it) => it.error(new TypeError('incorrect header check')) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
