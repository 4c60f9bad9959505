import { userDetails } from '@investor-portal/shared/partner-api/contract/calls';
import { requestHeaders } from '@investor-portal/shared/partner-api/client/request-headers';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { ExternalDetails } from '@investor-portal/shared/session/session';
import { fine, wrong, type Finding } from './finding';

/** Tries whether this browser may read the API, and whether the API accepts the token. `pnpm check-api` judges the rest. */
export async function checkPartnerApi(
  { partnerApiUrl: api }: RuntimeConfig,
  details: ExternalDetails | undefined,
): Promise<Finding> {
  const { method, path } = requestOf(userDetails, details?.externalReferenceCode ?? 'doctor');
  const headers = requestHeaders(details?.tokenDetails.access_token ?? '', false);
  const url = new URL(path, api.endsWith('/') ? api : `${api}/`);
  const response = await fetch(url, { method, headers, cache: 'no-store' }).catch(() => undefined);
  if (!response) return explainBlocked(api);
  const { ok, status } = response;
  if (!details) return fine(api, `It responds with ${status}, and this browser may read it.`);
  if (ok) return fine(api, `It knows the investor of the hand-over, and this browser may read it.`);
  const says = /^40[13]$/.test(String(status))
    ? 'the API refuses the token of the hand-over.'
    : 'the API does not answer for the investor of the hand-over.';
  const change = 'Return a token and an externalReferenceCode of this API from getPartnerDetails.';
  return wrong(api, `${status}: ${says}`, change);
}

/** A request without CORS distinguishes an API that is down from an API that refuses this origin. */
async function explainBlocked(api: string): Promise<Finding> {
  try {
    await fetch(api, { mode: 'no-cors', cache: 'no-store' });
  } catch {
    const change = 'Check partnerApiUrl, its certificate, and connect-src of the page.';
    return wrong(api, 'This browser cannot reach it.', change);
  }
  const says = `It can be reached, but its CORS headers do not allow ${window.location.origin}.`;
  return wrong(api, says, 'Run pnpm check-api, which tries every call of the portal.');
}
