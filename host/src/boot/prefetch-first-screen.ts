import type {
  PrefetchedResponse,
  DocumentStart,
} from '@investor-portal/shared/contract/document-start';
import type { PrefetchRequest } from '@investor-portal/shared/contract/registry';
import { fileLinkPath, userDetailsPath } from '@investor-portal/shared/partner-api/api-paths';
import { getStringAtPath } from './get-string-at-path';

/** What has been prefetched so far; grows as responses arrive. */
export type Prefetched = Pick<DocumentStart, 'reads' | 'pictures'>;

export interface Handover {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
}

/** The part of the runtime configuration that requests need, as the server wrote it. */
export interface ApiConfig {
  partnerApiUrl: string;
  fileOrigins?: string[];
}

interface Screen {
  params: Record<string, string>;
  reads: readonly PrefetchRequest[];
}

/**
 * Sends the requests of the portal and its first screen while their scripts download. The portal uses these responses
 * instead of sending its own requests, and validates them. Whatever cannot be sent or fails is left to the portal.
 */
export function prefetchFirstScreen(
  { reads, pictures }: Prefetched,
  { partnerApiUrl, fileOrigins = [] }: ApiConfig,
  { code, externalReferenceCode, tokenDetails }: Handover,
  screen: Screen | undefined,
): void {
  const base = partnerApiUrl.endsWith('/') ? partnerApiUrl : `${partnerApiUrl}/`;
  const token = tokenDetails.access_token;
  const known = { ...screen?.params, code, externalReferenceCode };

  function send({ method, path, json, picture }: PrefetchRequest, values: Record<string, string>) {
    const filled = fill(path, values, encodeURIComponent);
    const body = json ? fill(JSON.stringify(json), values, inJson) : '';
    if (placeholder.test(filled + body)) return undefined;
    const url = urlBelow(base, filled);
    if (!url) return undefined;
    const headers = new Headers({ authorization: `Bearer ${token}` });
    if (json) headers.set('content-type', 'application/json');
    const response = fetch(url, { method, headers, ...(json && { body }) });
    const read: PrefetchedResponse = { method, url, body, token, at: performance.now(), response };
    reads.push(read);
    if (picture) onResponse(read, (responseBody) => preloadPicture(responseBody, picture));
    return read;
  }

  /** Some fields hold a URL, others a key for a pre-signed one. */
  function preloadPicture(responseBody: unknown, fields: readonly string[]) {
    const file = fields.map((field) => getStringAtPath(responseBody, field)).find(Boolean) ?? '';
    if (isUrl(file)) addPicture(file);
    else if (file) {
      const query = new URLSearchParams({ key: file });
      const signed = send({ method: 'GET', path: `${fileLinkPath}?${query}` }, {});
      if (signed) onResponse(signed, (link) => addPicture(getStringAtPath(link, 'data') ?? ''));
    }
  }

  function addPicture(url: string) {
    const { origin } = new URL(url);
    if ([new URL(base).origin, ...fileOrigins].includes(origin)) pictures.push(url);
  }

  // Every screen needs the user's details (spec §7, first row).
  const user = send({ method: 'GET', path: userDetailsPath(externalReferenceCode) }, {});
  const needAccount = screen?.reads.filter((read) => JSON.stringify(read).includes('{accountId}'));
  for (const read of screen?.reads ?? []) if (!needAccount?.includes(read)) send(read, known);
  if (!user || !needAccount?.length) return;
  onResponse(user, (responseBody) => {
    const accountId = getStringAtPath(responseBody, 'data.accountId');
    if (accountId) for (const read of needAccount) send(read, { ...known, accountId });
  });

  /** Continues with the response body, unless the portal has taken the response and sends what follows itself. */
  function onResponse(read: PrefetchedResponse, follow: (responseBody: unknown) => void) {
    read.response
      .then(async (response) => {
        const responseBody: unknown = await response.clone().json();
        if (reads.includes(read)) follow(responseBody);
      })
      .catch(() => undefined);
  }
}

function isUrl(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

// The registry has not been validated yet, so a path must not send the token anywhere but to the partner API.
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

function inJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
