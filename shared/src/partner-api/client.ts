import ky, { HTTPError, TimeoutError, type Options } from 'ky';
import { renewToken } from '@investor-portal/shared/session/renewal';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  accessTokenAtom,
  forgetSession,
  sessionClosedAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { errorCatalogue } from '../rules/error-catalogue';
import { takeBegunRead } from './begun-read';
import { cleanPayload } from './clean-payload';
import { messageOfErrorBody, PartnerApiError } from './errors';
import { plainText } from '../rules/plain-text';
import { wholeAnswer } from './whole-answer';

/** Reads wait this long for one answer, writes longer: a repeated read is cheap, a lost write is not. */
const readTimeout = 15_000;
const writeTimeout = 30_000;

/** A valibot schema, by the interface that stays the same from one version of valibot to the next: a remote brings its own. */
interface Answer<T> {
  '~standard': {
    validate: (body: unknown) => Validated<T> | Promise<Validated<T>>;
  };
}

type Validated<T> = { value: T; issues?: undefined } | { issues: readonly unknown[] };

export interface Call<T> {
  method: 'get' | 'post' | 'put';
  /** Relative to the partner API's base, without a leading slash: `api/v1/partner/register`. */
  path: string;
  /** JSON payload; cleaned before it is sent (spec §5). */
  json?: object;
  /** Multipart payload. */
  form?: FormData;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** What the answer must be, envelope included. */
  answer: Answer<T>;
}

/** A read: repeated twice after a lost or 5xx answer, never after a 4xx (readings W12). */
export function read<T>(call: Call<T>): Promise<T> {
  return send(call, {
    timeout: readTimeout,
    retry: {
      limit: 2,
      methods: ['get', 'post'],
      statusCodes: [500, 502, 503, 504],
      afterStatusCodes: [],
      backoffLimit: 2_000,
      retryOnTimeout: true,
    },
    repeatAfterRenewal: true,
  });
}

/** A write: sent once; only the investor sends it again. */
export function write<T>(call: Call<T>): Promise<T> {
  return send(call, { timeout: writeTimeout, retry: 0, repeatAfterRenewal: false });
}

async function send<T>(
  call: Call<T>,
  { repeatAfterRenewal, ...policy }: Options & { repeatAfterRenewal: boolean },
): Promise<T> {
  const name = `${call.method.toUpperCase()} ${call.path}`;
  const token = store.get(accessTokenAtom);
  try {
    return await sendOnce(name, call, policy);
  } catch (error) {
    if (!(error instanceof PartnerApiError) || error.status !== 401) throw error;
    // The session may have been renewed for another call while this one was under way.
    if (store.get(accessTokenAtom) === token)
      await renewToken().catch((reason: unknown) => {
        const why = reason instanceof Error ? reason.message : 'Your session has ended.';
        throw new PartnerApiError('session', name, why, 401);
      });
    if (repeatAfterRenewal) return sendOnce(name, call, policy);
    const message = 'Your session was renewed. Nothing was sent; please submit again.';
    throw new PartnerApiError('session', name, message, 401);
  }
}

async function sendOnce<T>(name: string, call: Call<T>, policy: Options): Promise<T> {
  // What was typed for one investor never leaves under the token of another.
  if (store.get(sessionClosedAtom)) {
    const message = 'The portal was opened for another investor. Nothing was sent.';
    throw new PartnerApiError('session', name, message);
  }
  const request = prepare(call);
  let body: unknown;
  try {
    body = await ky(request.url, { ...policy, ...request.options }).json();
  } catch (error) {
    throw await asPartnerApiError(name, error);
  }
  const validated = await call.answer['~standard'].validate(body);
  if (!validated.issues) return validated.value;
  throw new PartnerApiError('shape', name, `The answer of ${name} cannot be read.`);
}

/** Spec §8, first row: a request that cannot be prepared ends the session. */
function prepare<T>(call: Call<T>): { url: URL; options: Options } {
  try {
    const base = runtimeConfig().partnerApiUrl;
    const url = new URL(call.path, base.endsWith('/') ? base : `${base}/`);
    for (const [key, value] of Object.entries(call.query ?? {})) url.searchParams.set(key, value);
    const headers = new Headers(call.headers);
    const token = store.get(accessTokenAtom);
    headers.set('authorization', `Bearer ${token}`);
    const options: Options = { method: call.method, headers };
    if (call.signal) options.signal = call.signal;
    if (call.json) options.json = cleanPayload(call.json);
    if (call.form) options.body = call.form;
    const begun = takeBegunRead({
      method: call.method.toUpperCase(),
      url: url.href,
      body: options.json ? JSON.stringify(options.json) : '',
      token,
    });
    options.fetch = wholeAnswer(begun ? firstFrom(begun) : fetch);
    return { url, options };
  } catch (error) {
    forgetSession();
    window.location.assign(errorCatalogue.unpreparedRequest.at);
    throw error;
  }
}

/** The first try is the one that was begun; what is tried again is asked anew. */
function firstFrom(begun: Promise<Response>): typeof fetch {
  let first: Promise<Response> | undefined = begun;
  return (input, init) => {
    const answer = first ?? fetch(input, init);
    first = undefined;
    return answer;
  };
}

async function asPartnerApiError(name: string, error: unknown): Promise<unknown> {
  if (error instanceof HTTPError) {
    const body: unknown = await error.response.json().catch(() => undefined);
    const said = plainText(messageOfErrorBody(body, error.response.statusText));
    const message = said || 'The request failed. Please try again.';
    return new PartnerApiError('http', name, message, error.response.status);
  }
  if (error instanceof TimeoutError)
    return new PartnerApiError('timeout', name, 'The server did not answer in time.');
  if (isAbort(error)) return error;
  if (error instanceof SyntaxError)
    return new PartnerApiError('shape', name, `The answer of ${name} cannot be read.`);
  return new PartnerApiError(
    'offline',
    name,
    'The server cannot be reached. Check your connection and try again.',
  );
}

// By name: a DOMException of another realm is no instance of this one's.
function isAbort(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}
