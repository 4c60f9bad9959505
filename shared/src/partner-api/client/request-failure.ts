import { HTTPError, TimeoutError } from 'ky';
import { plainText } from '../../rules/plain-text';
import { adaptResponse } from './adapter';
import {
  messageOfErrorBody,
  PartnerApiError,
  reportsFailure,
  wordsOfErrorBody,
  type FailureKind,
} from '../errors';
import type { CallTemplate } from './request-of';
import { retryMomentOf } from './retry-after';

/** Undefined when the platform's adapter throws: the response cannot be read, but the connection is not lost. */
export function adapted(...response: Parameters<typeof adaptResponse>): unknown {
  try {
    return adaptResponse(...response);
  } catch (error) {
    console.error('adaptResponse failed.', error);
    return undefined;
  }
}

/**
 * Turns whatever a request failed with into a `PartnerApiError`. An aborted request stays what it is.
 * @param name the call's method and path.
 * @param unreadable the sentence for a response that is not JSON.
 */
export async function asPartnerApiError(
  name: string,
  call: CallTemplate,
  error: unknown,
  unreadable: string,
): Promise<unknown> {
  if (error instanceof HTTPError) {
    const json: unknown = await error.response.json().catch(() => undefined);
    const body = json === undefined ? json : adapted(call, json, error.response.status);
    // In the API's own words it has failed; what a gateway sends says nothing of the API (readings W16).
    const kind = error.response.status === 500 && reportsFailure(body) ? 'refused' : 'http';
    return failedResponse(kind, name, body, error.response);
  }
  if (error instanceof TimeoutError)
    return new PartnerApiError('timeout', name, 'The server did not respond in time.');
  if (hasName(error, 'AbortError')) return error;
  // HTML or an empty body with a 2xx: the body is complete, but not JSON.
  if (hasName(error, 'SyntaxError')) return new PartnerApiError('shape', name, unreadable);
  return new PartnerApiError(
    'offline',
    name,
    'The server cannot be reached. Check your connection and try again.',
  );
}

/** A response that reports a failure, with the server's sentence as plain text, whatever that contains. */
export function failedResponse(
  kind: FailureKind,
  name: string,
  body: unknown,
  { status, statusText, ok, headers }: Response,
): PartnerApiError {
  const message = plainText(messageOfErrorBody(body, ok ? '' : statusText));
  const reply = {
    words: plainText(wordsOfErrorBody(body) ?? '') || undefined,
    retryAt: retryMomentOf(headers.get('retry-after')),
  };
  const fallback = 'The request failed. Please try again.';
  return new PartnerApiError(kind, name, message || fallback, status, reply);
}

// By name, because an error from another realm is not an instance of this realm's class.
function hasName(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}
