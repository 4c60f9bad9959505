import type { BegunRead } from '@investor-portal/shared/contract/document-start';
import type { EarlyRead } from '@investor-portal/shared/contract/registry';

export interface Handover {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
}

interface Screen {
  params: Record<string, string>;
  reads: readonly EarlyRead[];
}

/**
 * Begins what the portal and its first screen will read, while their scripts are on the way. The portal takes the
 * answers instead of asking again, and alone judges them; so what cannot be begun, or fails, is left to it.
 */
export function beginReads(
  reads: BegunRead[],
  partnerApiUrl: string,
  { code, externalReferenceCode, tokenDetails }: Handover,
  screen: Screen | undefined,
): void {
  const base = partnerApiUrl.endsWith('/') ? partnerApiUrl : `${partnerApiUrl}/`;
  const token = tokenDetails.access_token;
  const known = { ...screen?.params, code, externalReferenceCode };

  function begin({ method, path, json }: EarlyRead, values: Record<string, string>) {
    const filled = fill(path, values, encodeURIComponent);
    const body = json ? fill(JSON.stringify(json), values, inJson) : '';
    if (unfilled.test(filled + body)) return undefined;
    const url = new URL(filled, base).href;
    const headers = new Headers({ authorization: `Bearer ${token}` });
    if (json) headers.set('content-type', 'application/json');
    const response = fetch(url, { method, headers, ...(json && { body }) });
    // Whoever takes it meets the failure.
    response.catch(() => undefined);
    const read: BegunRead = { method, url, body, token, at: performance.now(), response };
    reads.push(read);
    return read;
  }

  const user = begin(userDetails, known);
  const ofAccount = screen?.reads.filter((read) => JSON.stringify(read).includes('{accountId}'));
  for (const read of screen?.reads ?? []) if (!ofAccount?.includes(read)) begin(read, known);
  if (!user || !ofAccount?.length) return;
  void user.response
    .then(async (response) => accountIn(await response.clone().json()))
    .then((accountId) => {
      // Once the portal has taken the user's details it asks for itself.
      if (accountId && reads.includes(user))
        for (const read of ofAccount) begin(read, { ...known, accountId });
    })
    .catch(() => undefined);
}

/** Every screen waits for who the investor is (spec §7, first row). */
const userDetails: EarlyRead = {
  method: 'GET',
  path: 'api/v1/partner/partner/{externalReferenceCode}/details',
};

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

function accountIn(body: unknown): string | undefined {
  const data = typeof body === 'object' && body && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || !data || !('accountId' in data)) return undefined;
  return typeof data.accountId === 'string' ? data.accountId : undefined;
}
