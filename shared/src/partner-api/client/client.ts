import ky, { type Options } from 'ky';
import {
  noteAnswer,
  renewToken,
  requestToken,
  startOver,
} from '@investor-portal/shared/session/session-host';
import { noteServerTime, serverNow } from '@investor-portal/shared/session/server-time';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { signals } from '../../runtime/signals';
import { isTokenExpired } from '../../session-rules/usable-session';
import { PartnerApiError, reportsFailure } from '../errors';
import { forgetPrefetched, takePrefetched } from './prefetched-response';
import { adaptIfPossible, asPartnerApiError, failedResponse } from './request-failure';
import { isSameId, type Call, type CallParameters, type Payload, type ReadCall } from './call';
import { requestOf, type CallTemplate } from './request-of';
import { cleanPayload, newTraceparent, requestHeaders } from './request-content';

// Writes wait longer for a response, because repeating a read is cheap and losing a write is not.
const readTimeoutMs = 15_000;
const writeTimeoutMs = 30_000;

type Request<T> = Call<T> & Payload & { id?: string | undefined };

/** Retries twice after a lost response, a timeout or a failure of the server, but never after a 4xx (readings W12). */
export async function read<T, Template extends CallTemplate>(
  call: ReadCall<T, Template>,
  given: CallParameters<Template>,
): Promise<T> {
  const request = { ...call, ...given };
  const retry = {
    limit: 2,
    methods: ['get' as const, 'post' as const],
    statusCodes: [500, 502, 503, 504],
    afterStatusCodes: [],
    backoffLimit: 2_000,
    retryOnTimeout: true,
  };
  const response = await sendObserved(request, {
    options: { timeout: readTimeoutMs, retry },
    retryAfterRenewal: true,
    unreadableMessage: 'The server sent a response that cannot be read. Please try again.',
  });
  // A response after sign-out would restore removed data.
  refuseWhenClosed(request, 'Your session has ended in this tab.');
  return response;
}

/** Only the investor sends a write again. Unless `isCertainRefusal`, look the outcome up (readings W16). */
export function write<T, Template extends CallTemplate>(
  call: Call<T, Template>,
  given: CallParameters<Template>,
): Promise<T> {
  const request: Request<T> = { ...call, ...given };
  const sent = sendObserved(request, {
    options: { timeout: writeTimeoutMs, retry: 0 },
    retryAfterRenewal: false,
    unreadableMessage: 'The server responded, but did not confirm whether this was done.',
  });
  // Responses that were prefetched before or during the write may be outdated.
  return sent.finally(forgetPrefetched);
}

interface Policy {
  options: Options;
  retryAfterRenewal: boolean;
  unreadableMessage: string;
}

function sendObserved<T>(call: Request<T>, policy: Policy): Promise<T> {
  return send(call, policy).catch((error: unknown) => {
    signals.push({ kind: 'call', call: call.name, error });
    // The console names the call for developers. The investor reads a sentence without it (readings W15).
    if (error instanceof PartnerApiError && error.kind === 'shape')
      console.warn(`Unreadable response: ${error.call}`);
    throw error;
  });
}

async function send<T>(call: Request<T>, policy: Policy): Promise<T> {
  // Throws for an id that cannot be encoded, which must fail only this call and not end the session.
  nameOf(call);
  await replaceExpiredToken();
  const token = store.get(accessTokenAtom);
  try {
    return await sendOnce(call, policy);
  } catch (error) {
    if (!(error instanceof PartnerApiError) || error.status !== 401) throw error;
    // The session may have been renewed for another call while this call was in flight.
    if (store.get(accessTokenAtom) === token)
      await renewToken().catch(({ message }: Error) => {
        throw new PartnerApiError('session', nameOf(call), message, 401);
      });
    // If the fresh token is rejected too, the call fails. The same token again does not count as a renewal (readings S6).
    if (policy.retryAfterRenewal)
      return (store.get(accessTokenAtom) === token ? send : sendOnce)(call, policy);
    const message = 'Your session was renewed before this was done. Please submit again.';
    throw new PartnerApiError('session', nameOf(call), message, 401);
  }
}

/** Ms before the token expires. The server's time lags by up to a second, and a slow request takes some seconds to arrive. */
const marginMs = 10_000;

let replaced: string | undefined;
/** A token that the platform handed over with less than the margin left. It is used until it expires. */
let shortLived: string | undefined;
let latest: Promise<void> | undefined;

// With an expired token, the API would reject the call and the investor would have to submit a write again. An expired token that
// is handed over again is not replaced again.
function replaceExpiredToken(): Promise<void> | undefined {
  const token = store.get(accessTokenAtom);
  const margin = token === shortLived ? 0 : marginMs;
  if (token !== replaced && isTokenExpired(token, serverNow() + margin)) {
    replaced = token;
    latest = requestToken().then(noteShortLived);
  }
  return latest;
}

function noteShortLived(): void {
  const token = store.get(accessTokenAtom);
  if (!isTokenExpired(token, serverNow() + marginMs)) return;
  shortLived = token;
  // If the platform returned the token that was to be replaced, ask once more after that token has expired.
  if (!isTokenExpired(token, serverNow())) replaced = undefined;
}

async function sendOnce<T>(call: Request<T>, policy: Policy): Promise<T> {
  // One investor's input must never be sent with the token of a different investor.
  refuseWhenClosed(call, 'Your session has ended in this tab. Nothing was sent.');
  const request = prepare(call);
  const note = (isRefused: boolean) => {
    if (request.token === store.get(accessTokenAtom)) noteAnswer(call.name, isRefused);
  };
  try {
    const value = await sendPrepared(call, request, policy);
    note(false);
    return value;
  } catch (error) {
    if (!(error instanceof PartnerApiError)) throw error;
    if (error.status === 401) note(true);
    if (request.traceId) error.traceId = request.traceId;
    throw error;
  }
}

async function sendPrepared<T>(
  call: Request<T>,
  request: ReturnType<typeof prepare>,
  { unreadableMessage: unreadable, options }: Policy,
): Promise<T> {
  const name = nameOf(call);
  let response: Response;
  let body: unknown;
  try {
    // On Back, browsers would use any stored response, however old. This also keeps an investor's data off the disk.
    response = await ky(request.url, { cache: 'no-store', ...options, ...request.options });
    body = adaptIfPossible(call.template, await response.json(), response.status);
  } catch (error) {
    throw await asPartnerApiError(name, call.template, error, unreadable);
  }
  const validated = await call.answer['~standard'].validate(body);
  if (!validated.issues && isAnswerFor(call, validated.value)) return validated.value;
  if (!reportsFailure(body)) throw new PartnerApiError('shape', name, unreadable, response.status);
  throw failedResponse('refused', name, body, response);
}

function isAnswerFor({ answersGuid, id = '' }: Request<unknown>, value: unknown): boolean {
  return !answersGuid || isSameId((value as { guid: string }).guid, id);
}

function nameOf({ template, id }: Request<unknown>): string {
  const { method, path } = requestOf(template, id);
  return `${method} ${path}`;
}

function refuseWhenClosed(call: Request<unknown>, message: string): void {
  if (store.get(sessionClosedAtom)) throw new PartnerApiError('session', nameOf(call), message);
}

/** A request that cannot be prepared ends the session (spec §8, first row). */
function prepare(call: Request<unknown>) {
  try {
    const base = runtimeConfig().partnerApiUrl;
    const { method, path } = requestOf(call.template, call.id);
    const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
    for (const [key, value] of Object.entries(call.query ?? {})) url.searchParams.set(key, value);
    const token = store.get(accessTokenAtom);
    const options: Options = { method };
    if (call.signal) options.signal = call.signal;
    if (call.json) options.json = cleanPayload(call.json);
    if (call.form) options.body = call.form;
    const prefetched = takePrefetched({
      method,
      url: url.href,
      body: options.json ? JSON.stringify(options.json) : '',
      token,
    });
    options.fetch = bufferedFetch(prefetched ? firstFrom(prefetched.response) : fetch);
    const traceparent =
      prefetched?.traceparent ?? (runtimeConfig().traceRequests ? newTraceparent() : undefined);
    const headers = requestHeaders(token, call.json !== undefined, traceparent);
    // `set` throws here, and not when ky sends, if the token is no text for a header.
    options.headers = new Headers(call.headers);
    for (const [name, value] of Object.entries(headers)) options.headers.set(name, value);
    return { url, options, token, traceId: traceparent?.split('-')[1] };
  } catch (error) {
    startOver();
    throw error;
  }
}

function firstFrom(prefetched: Promise<Response>): typeof fetch {
  let first: Promise<Response> | undefined = prefetched;
  return (input, init) => {
    const response = first ?? fetch(input, init);
    first = undefined;
    return response;
  };
}

/** ky's timeout and retries cover only the headers, so this also waits for the body, which may stall or break off. */
function bufferedFetch(fetchHeaders: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchHeaders(input, init);
    // An API of another origin may not expose this header.
    noteServerTime('api', Date.parse(response.headers.get('date') ?? ''));
    const body = await response.arrayBuffer();
    // Some statuses (204) do not allow a body, not even an empty body.
    return new Response(body.byteLength > 0 ? body : null, response);
  };
}
