import type * as v from 'valibot';
import type {
  PrefetchedResponse,
  PrefetchSession,
} from '@investor-portal/shared/contract/document-start';
import type { PrefetchRequest } from '@investor-portal/registry/format';
import { preSignTemplate, userDetails } from '@investor-portal/shared/partner-api/contract/calls';
import {
  requestHeaders,
  newTraceparent,
} from '@investor-portal/shared/partner-api/client/request-content';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import {
  investorArea,
  pictureLinkName,
} from '@investor-portal/shared/session-rules/investor-storage';
import type { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { withStorage } from '@investor-portal/loader/web-storage';
import type { FirstScreen } from './find-screen';

export interface PrefetchStore {
  reads: PrefetchedResponse[];
  addPicture: (url: string) => void;
}

export type Handover = Required<Omit<PrefetchSession, 'accountId'>>;

export type WrittenConfig = v.InferInput<typeof runtimeConfigSchema>;
type ApiConfig = Pick<WrittenConfig, 'partnerApiUrl' | 'fileOrigins' | 'traceRequests'>;

type Screen = Pick<FirstScreen, 'params' | 'reads'>;

/** The portal validates the prefetched responses, and sends a failed request again. */
export function prefetchFirstScreen(
  prefetched: PrefetchStore,
  config: ApiConfig,
  session: Handover,
  screen: Screen | undefined,
): void {
  // Every screen needs the user details (spec §7, first row).
  const user: PrefetchRequest = requestOf(userDetails, session.externalReferenceCode);
  prefetchReads(prefetched, config, session, { params: {}, reads: [user] }, (responseBody) => {
    const accountId = getStringAtPath(responseBody, 'data.accountId');
    if (accountId) prefetchReads(prefetched, config, { ...session, accountId }, ofAccount(true));
  });
  prefetchReads(prefetched, config, session, ofAccount(false));

  function ofAccount(wanted: boolean): Screen | undefined {
    const needsAccount = (read: PrefetchRequest) => JSON.stringify(read).includes('{accountId}');
    const reads = screen?.reads.filter((read) => needsAccount(read) === wanted);
    return screen && reads && { ...screen, reads };
  }
}

/** Sends the first screen's requests before its code has loaded. An empty token makes them a visitor's requests. */
export function prefetchReads(
  { reads, addPicture }: PrefetchStore,
  { partnerApiUrl, fileOrigins = [], traceRequests }: ApiConfig,
  { token, ...values }: PrefetchSession,
  screen: Screen | undefined,
  onBody?: (responseBody: unknown) => void,
): void {
  const base = partnerApiUrl.endsWith('/') ? partnerApiUrl : `${partnerApiUrl}/`;
  const known = { ...screen?.params, ...values };

  for (const request of screen?.reads ?? [])
    if ((request.visitor ?? false) === (token === '')) {
      const { picture } = request;
      send(request, known, picture ? (body) => preloadPicture(body, picture) : onBody);
    }

  function send(
    { method, path, json }: PrefetchRequest,
    filling: Record<string, string>,
    follow?: (responseBody: unknown) => void,
  ) {
    const filled = fill(path, filling, encodeURIComponent);
    const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
    const body = json ? fill(JSON.stringify(json), filling, inJson) : '';
    if (placeholder.test(filled + body)) return;
    const url = urlBelow(base, filled);
    if (!url) return;
    const traceparent = traceRequests ? newTraceparent() : undefined;
    const headers = requestHeaders(token, json !== undefined, traceparent);
    // The portal's own requests have the same options (shared/src/partner-api/client/client.ts).
    const response = fetch(url, { method, headers, cache: 'no-store', ...(json && { body }) });
    const at = performance.now();
    const read: PrefetchedResponse = { method, url, body, token, at, response, traceparent };
    reads.push(read);
    onResponse(read, follow);
  }

  /** Some fields have a URL. Others have a key for a pre-signed URL, which the tab may know from an earlier visit. */
  function preloadPicture(responseBody: unknown, fields: readonly string[]) {
    const file = fields.map((field) => getStringAtPath(responseBody, field)).find(Boolean) ?? '';
    const stored = withStorage('sessionStorage', (area) =>
      investorArea(area).getItem(pictureLinkName(file)),
    );
    const url = /^https?:\/\//i.test(file) ? file : stored;
    if (url) preload(url);
    else if (file) {
      const query = new URLSearchParams({ key: file });
      const { method, path } = requestOf(preSignTemplate);
      send({ method, path: `${path}?${query}` }, {}, (link) =>
        preload(getStringAtPath(link, 'data') ?? ''),
      );
    }
  }

  function preload(url: string) {
    const { origin } = new URL(url);
    if ([new URL(base).origin, ...fileOrigins].includes(origin)) addPicture(url);
  }

  // Handles failures even without `follow`, because the browser reports a rejection that nothing handles.
  function onResponse(read: PrefetchedResponse, follow?: (responseBody: unknown) => void) {
    read.response
      .then(async (response) => {
        const responseBody: unknown = follow && (await response.clone().json());
        if (reads.includes(read)) follow?.(responseBody);
      })
      .catch(() => undefined);
  }
}

// The registry is not validated yet, so a path must not send the token anywhere but to the partner API.
function urlBelow(base: string, path: string): string | undefined {
  try {
    const { href } = new URL(path, base);
    return href.startsWith(new URL(base).href) ? href : undefined;
  } catch {
    return undefined;
  }
}

const placeholder = /\{\w+\}/;

function fill(
  template: string,
  values: Record<string, string>,
  encode: (value: string) => string,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encode(value);
  });
}

function getStringAtPath(body: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], body);
  return typeof found === 'string' ? found : undefined;
}

/** Pictures would compete with the portal's script for bandwidth, so they wait for `start`, when it has arrived. */
export function picturePreloader() {
  const waiting: string[] = [];
  let started = false;
  let resolveFirst: (url: string) => void;
  return {
    first: new Promise<string>((resolve) => (resolveFirst = resolve)),
    add(url: string) {
      resolveFirst(url);
      if (started) addPreload(url);
      else waiting.push(url);
    },
    start() {
      started = true;
      waiting.splice(0).forEach(addPreload);
    },
  };
}

// An image element that a script creates would wait until the script has run, so this adds a link.
function addPreload(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = url;
  document.head.append(link);
}
