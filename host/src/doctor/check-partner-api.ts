import { documentTime } from '@investor-portal/loader/document-json';
import { userDetails } from '@investor-portal/shared/partner-api/contract/calls';
import { newestCampaignsCall } from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  investCall,
  updateStatusCall,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { requestHeaders } from '@investor-portal/shared/partner-api/client/request-headers';
import {
  requestOf,
  type CallTemplate,
} from '@investor-portal/shared/partner-api/client/request-of';
import { newTraceparent } from '@investor-portal/shared/partner-api/client/traceparent';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { ExternalDetails } from '@investor-portal/shared/session/session';
import { clockToleranceMs } from '@investor-portal/shared/session/server-time';
import { fine, note, wrong, type Finding } from './finding';

/**
 * Tries a call without a token, the two writes without a token, and a call with the token. `pnpm check-api` tries all
 * calls.
 */
export async function checkPartnerApi(
  { partnerApiUrl, traceRequests }: RuntimeConfig,
  details: ExternalDetails | undefined,
): Promise<Finding[]> {
  const api = { base: partnerApiUrl, traces: traceRequests };
  const allowed = ['authorization', 'content-type', ...(traceRequests ? ['traceparent'] : [])];
  const json = { rowPerPage: 1, currentPage: 1 };
  const list = await send(api, newestCampaignsCall.template, { json });
  if (!list) return [await explainBlocked(api)];
  const findings = [
    checkStatus(newestCampaignsCall.template, list),
    clockOf(list),
    await tryWrite(api, investCall.template, 'Nobody can invest', [...allowed, 'idempotency-key']),
    await tryWrite(api, updateStatusCall.template, 'Nobody can cancel or reconfirm', allowed),
  ];
  if (!details) return [...findings, note(userDetails, 'Not tried: no hand-over has been heard.')];
  const { externalReferenceCode: id, tokenDetails } = details;
  const user = await send(api, userDetails, { id, token: tokenDetails.access_token });
  return [...findings, user ? checkToken(user) : await explainBlocked(api)];
}

interface Api {
  base: string;
  /** Whether the portal sends `traceparent`, which the API then has to allow. */
  traces: boolean;
}

interface ProbeRequest {
  id?: string;
  token?: string;
  json?: object;
  idempotencyKey?: string;
}

/**
 * Sends a call like the portal (partner-api/client/client.ts). Returns undefined if the browser blocks the response.
 */
async function send(
  { base, traces }: Api,
  call: CallTemplate,
  { id, token = '', json, idempotencyKey }: ProbeRequest,
): Promise<Response | undefined> {
  const { method, path } = requestOf(call, id);
  const headers = {
    ...requestHeaders(token, json !== undefined, traces ? newTraceparent() : undefined),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  const body = json ? JSON.stringify(json) : null;
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
  return fetch(url, { method, headers, body, cache: 'no-store' }).catch(() => undefined);
}

/** A request without CORS distinguishes an API that is down from an API that refuses this origin. */
async function explainBlocked({ base, traces }: Api): Promise<Finding> {
  const { origin } = window.location;
  try {
    await fetch(base, { mode: 'no-cors', cache: 'no-store' });
  } catch {
    return wrong(
      base,
      'It cannot be reached from this browser: its address, its certificate, or connect-src.',
      `"partnerApiUrl": ${JSON.stringify(base)}`,
    );
  }
  return wrong(
    base,
    `It can be reached, but its CORS headers do not allow ${origin}: every screen stays empty.`,
    `On the API: Access-Control-Allow-Origin: ${origin} · Access-Control-Allow-Methods: GET, POST, PUT · Access-Control-Allow-Headers: authorization, content-type, idempotency-key${traces ? ', traceparent' : ''}`,
  );
}

function checkStatus(call: string, { ok, status }: Response): Finding {
  if (ok) return fine(call, `${status}, and its CORS headers allow ${window.location.origin}.`);
  return wrong(
    call,
    `It responds with ${status}; the portal sends this call without a token, too.`,
    'On the API: let visitors read the list of campaigns, and run pnpm check-api.',
  );
}

/** Sends an empty write without a token. No API stores anything for such a write. */
async function tryWrite(
  api: Api,
  call: CallTemplate,
  otherwise: string,
  headers: readonly string[],
): Promise<Finding> {
  const idempotencyKey = headers.includes('idempotency-key') ? 'doctor' : '';
  const response = await send(api, call, { id: 'doctor', json: {}, idempotencyKey });
  if (response)
    return fine(call, `${response.status} without a token, and the browser may send it.`);
  const [method] = call.split(' ');
  return wrong(
    call,
    `The browser refuses to send it, or hides its response. ${otherwise}.`,
    `On the API, for this path and for its 401, too: Access-Control-Allow-Origin: ${window.location.origin} · Access-Control-Allow-Methods: ${method} · Access-Control-Allow-Headers: ${headers.join(', ')}`,
  );
}

/** Deadlines use the API's clock. The host's server has the only other clock that does not depend on the device. */
function clockOf({ headers }: Response): Finding {
  const what = 'The API’s clock';
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date))
    return note(
      what,
      'The portal cannot read its Date header, and goes by the host’s clock. On the API: Access-Control-Expose-Headers: Date.',
    );
  const lead = date - documentTime();
  if (Math.abs(lead) <= clockToleranceMs) return fine(what, 'It agrees with the host’s clock.');
  return wrong(
    what,
    `It is ${Math.round(Math.abs(lead) / 60_000)} minutes ${lead > 0 ? 'ahead of' : 'behind'} the host’s clock. Deadlines are shown wrong by that amount of time.`,
    'Synchronise the clocks of both servers (NTP).',
  );
}

function checkToken({ ok, status }: Response): Finding {
  if (ok) return fine(userDetails, `${status}: the API knows the investor of the hand-over.`);
  const refused = status === 401 || status === 403;
  return wrong(
    userDetails,
    `${status}: ${refused ? 'the API refuses the token of the hand-over' : 'the API does not answer for the investor of the hand-over'}.`,
    refused
      ? 'Return a token of this API from getPartnerDetails: tokenDetails.access_token.'
      : 'Return this API’s externalReferenceCode from getPartnerDetails.',
  );
}
