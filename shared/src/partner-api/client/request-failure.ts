import { HTTPError, TimeoutError } from 'ky';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { plainText } from '../../rules/plain-text';
import {
  messageOfErrorBody,
  PartnerApiError,
  reportsFailure,
  requestFailed,
  wordsOfErrorBody,
  type FailureKind,
} from '../errors';
import { adaptResponse } from './adapter';
import type { CallTemplate } from './request-of';

/** Returns undefined if the platform's adapter throws, because the response then cannot be read. */
export function adaptIfPossible(...response: Parameters<typeof adaptResponse>): unknown {
  try {
    return adaptResponse(...response);
  } catch (error) {
    console.error('adaptResponse failed.', error);
    return undefined;
  }
}

/** An AbortError stays unchanged. `unreadableMessage` is the sentence for a response that is not JSON. */
export async function asPartnerApiError(
  name: string,
  call: CallTemplate,
  error: unknown,
  unreadableMessage: string,
): Promise<unknown> {
  if (error instanceof HTTPError) {
    const json: unknown = await error.response.json().catch(() => undefined);
    const body = json === undefined ? json : adaptIfPossible(call, json, error.response.status);
    // A gateway's error says nothing about the API, but a 500 in the API's own words does (readings W16).
    const kind = error.response.status === 500 && reportsFailure(body) ? 'refused' : 'http';
    return failedResponse(kind, name, body, error.response);
  }
  if (error instanceof TimeoutError)
    return new PartnerApiError('timeout', name, 'The server did not respond in time.');
  if (hasName(error, 'AbortError')) return error;
  if (hasName(error, 'SyntaxError')) return new PartnerApiError('shape', name, unreadableMessage);
  return new PartnerApiError(
    'offline',
    name,
    'The server cannot be reached. Check your connection and try again.',
  );
}

export function failedResponse(
  kind: FailureKind,
  name: string,
  body: unknown,
  { status, statusText, ok, headers }: Response,
): PartnerApiError {
  const message = plainText(messageOfErrorBody(body, ok ? '' : statusText)) || requestFailed;
  const reply = {
    words: plainText(wordsOfErrorBody(body) ?? '') || undefined,
    retryAt: retryMomentOf(headers.get('retry-after')),
  };
  return new PartnerApiError(kind, name, message, status, reply);
}

// Compares names, because an error from another realm is not an instance of this realm's class.
function hasName(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

/** A longer wait is more likely a mistake of the server than intended. */
const longestWaitMs = 24 * 3_600_000;

/** Reads seconds or an HTTP date as epoch ms by the server's clock, at most a day ahead. Undefined for a past moment. */
export function retryMomentOf(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  const now = serverNow();
  const at = /^\d+$/.test(text) ? now + Number(text) * 1_000 : httpDate(text);
  return at > now ? Math.min(at, now + longestWaitMs) : undefined;
}

/** Returns NaN for all texts that are not an HTTP date, because `Date.parse` guesses. */
function httpDate(text: string): number {
  return /^\w{3,9}, .+ GMT$/.test(text) ? Date.parse(text) : NaN;
}
