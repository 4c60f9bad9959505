import type {
  PrefetchedResponse,
  DocumentStart,
} from '@investor-portal/shared/contract/document-start';
import type { PrefetchRequest } from '@investor-portal/shared/contract/registry';
import { getStringAtPath } from './get-string-at-path';

/** What has been begun so far; grows as answers arrive. */
export type Prefetched = Pick<DocumentStart, 'reads' | 'pictures'>;

export interface Handover {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
}

/** The keys of the runtime configuration that matter here, as the server wrote them. */
export interface Places {
  partnerApiUrl: string;
  fileOrigins?: string[];
}

interface Screen {
  params: Record<string, string>;
  reads: readonly PrefetchRequest[];
}

/**
 * Begins what the portal and its first screen will read, while their scripts are on the way. The portal takes the
 * answers instead of asking again, and alone judges them; so what cannot be begun, or fails, is left to it.
 */
export function prefetchFirstScreen(
  { reads, pictures }: Prefetched,
  { partnerApiUrl, fileOrigins = [] }: Places,
  { code, externalReferenceCode, tokenDetails }: Handover,
  screen: Screen | undefined,
): void {
  const base = partnerApiUrl.endsWith('/') ? partnerApiUrl : `${partnerApiUrl}/`;
  const token = tokenDetails.access_token;
  const known = { ...screen?.params, code, externalReferenceCode };

  function begin({ method, path, json, picture }: PrefetchRequest, values: Record<string, string>) {
    const filled = fill(path, values, encodeURIComponent);
    const body = json ? fill(JSON.stringify(json), values, inJson) : '';
    if (unfilled.test(filled + body)) return undefined;
    const url = addressBelow(base, filled);
    if (!url) return undefined;
    const headers = new Headers({ authorization: `Bearer ${token}` });
    if (json) headers.set('content-type', 'application/json');
    const response = fetch(url, { method, headers, ...(json && { body }) });
    const read: PrefetchedResponse = { method, url, body, token, at: performance.now(), response };
    reads.push(read);
    if (picture) whenAnswered(read, (answer) => beginPicture(answer, picture));
    return read;
  }

  /** Some fields hold a link, others a key for one. */
  function beginPicture(answer: unknown, places: readonly string[]) {
    const file = places.map((place) => getStringAtPath(answer, place)).find(Boolean) ?? '';
    if (isLink(file)) show(file);
    else if (file) {
      const query = new URLSearchParams({ key: file });
      const signed = begin({ method: 'GET', path: `${preSign}?${query}` }, {});
      if (signed) whenAnswered(signed, (link) => show(getStringAtPath(link, 'data') ?? ''));
    }
  }

  function show(address: string) {
    const { origin } = new URL(address);
    if ([new URL(base).origin, ...fileOrigins].includes(origin)) pictures.push(address);
  }

  const user = begin(userDetails, known);
  const ofAccount = screen?.reads.filter((read) => JSON.stringify(read).includes('{accountId}'));
  for (const read of screen?.reads ?? []) if (!ofAccount?.includes(read)) begin(read, known);
  if (!user || !ofAccount?.length) return;
  whenAnswered(user, (answer) => {
    const accountId = getStringAtPath(answer, 'data.accountId');
    if (accountId) for (const read of ofAccount) begin(read, { ...known, accountId });
  });

  /** What follows from an answer is begun too, unless the portal has taken it: then it asks for itself. */
  function whenAnswered(read: PrefetchedResponse, follow: (answer: unknown) => void) {
    read.response
      .then(async (response) => {
        const answer: unknown = await response.clone().json();
        if (reads.includes(read)) follow(answer);
      })
      .catch(() => undefined);
  }
}

/** Every screen waits for who the investor is (spec §7, first row). */
const userDetails: PrefetchRequest = {
  method: 'GET',
  path: 'api/v1/partner/partner/{externalReferenceCode}/details',
};

const preSign = 'api/v1/partner-file/pre-sign';

function isLink(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

// Nobody has checked the registry yet: a token goes nowhere but to the partner API, wherever a path would lead.
function addressBelow(base: string, path: string): string | undefined {
  try {
    const { href } = new URL(path, base);
    return href.startsWith(new URL(base).href) ? href : undefined;
  } catch {
    return undefined;
  }
}

const unfilled = /\{\w+\}/;

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
