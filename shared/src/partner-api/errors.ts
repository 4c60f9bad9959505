import * as v from 'valibot';
import { decodeEntities } from '../schema/decode-entities';

// `http`: an error status. `refused`: a 2xx or 500 whose body reports a failure. `shape`: a 2xx that cannot be read or, for a
// write, does not state the outcome. `session`: a 401, or the session has ended, so that nothing was sent or the response to a
// read was discarded.
export type FailureKind = 'offline' | 'timeout' | 'http' | 'refused' | 'shape' | 'session';

/** A failed call to the partner API. `message` is the sentence to show for it (spec §8). */
export class PartnerApiError extends Error {
  override readonly name = 'PartnerApiError';
  /** The id of the call's trace in the API's own logs, if the configuration traces requests. */
  traceId?: string;
  constructor(
    readonly kind: FailureKind,
    /** Such as `POST api/v1/partner/register`, without a query. */
    readonly call: string,
    message: string,
    readonly status?: number,
    readonly reply: Reply = {},
  ) {
    super(message);
  }
}

export interface Reply {
  /** The API's own sentence as plain text. Absent if `message` is the portal's sentence or the name of the status. */
  words?: string | undefined;
  /** When the server allows the next attempt, epoch ms by the server's clock. */
  retryAt?: number | undefined;
}

// Compared by name, because with federation the class may exist twice.
export function isPartnerApiError(error: unknown): error is PartnerApiError {
  return error instanceof Error && error.name === 'PartnerApiError';
}

export function isNotFound(error: unknown): boolean {
  return isPartnerApiError(error) && (error.status === 404 || error.status === 410);
}

/** Whether the API itself has failed (readings W16): a 500 in the API's own words, which a gateway does not know. */
export function isServerFailure(error: unknown): boolean {
  return isPartnerApiError(error) && error.kind === 'refused' && error.status === 500;
}

/** The reply is empty for a host whose errors have no reply yet. */
export function replyOf(error: unknown): Reply {
  return (isPartnerApiError(error) && (error.reply as Reply | undefined)) || {};
}

// Without a response, with an unreadable response or with that of a gateway (a 5xx without the API's own words), the server may
// have processed the write. 408, 409 and 425 may refer to an earlier attempt.
export function isCertainRefusal(error: unknown): boolean {
  if (!isPartnerApiError(error)) return false;
  const { status = 0 } = error;
  if (error.kind === 'session' || (error.kind === 'refused' && status < 500)) return true;
  return status >= 400 && status < 500 && ![408, 409, 425].includes(status);
}

/** Whether a body reports a failure, regardless of its status (readings W16). Empty lists and nulls do not count. */
export function reportsFailure(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { errorDetails, errors, exception, success, message } = body as Record<string, unknown>;
  if (saysNo(success) && typeof message === 'string') return isPresent(message);
  return [errorDetails, errors, exception].some(isPresent);
}

/** Whether a flag is false, also as text or 0 (readings W15). An absent flag says nothing. */
export function saysNo(flag: unknown): boolean {
  return /^\s*(?:false|0)\s*$/i.test(String(flag));
}

function isPresent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

const sentence = v.pipe(v.string(), v.transform(decodeEntities), v.trim(), v.nonEmpty());
const detail = v.fallback(v.optional(sentence), undefined);
const details = v.fallback(v.array(v.object({ message: detail })), []);
const errorBodySchema = v.object({
  errorDetails: details,
  errors: details,
  exception: detail,
  message: detail,
});

export function wordsOfErrorBody(body: unknown): string | undefined {
  const parsed = v.safeParse(errorBodySchema, body);
  if (!parsed.success) return undefined;
  const { errorDetails, errors, exception, message } = parsed.output;
  const first = [...errorDetails, ...errors].find((each) => each.message);
  return first?.message ?? exception ?? message;
}

export const requestFailed = 'The request failed. Please try again.';

export function messageOfErrorBody(body: unknown, statusText: string): string {
  return (wordsOfErrorBody(body) ?? statusText.trim()) || requestFailed;
}

export function messageOf(error: unknown): string {
  if (isPartnerApiError(error)) return error.message;
  return 'Something went wrong. Please try again.';
}

/** The sentence of a failed server (5xx) may mention internals, so only the toast shows it (spec §8), not the page. */
export function readFailureOf(error: unknown): string {
  if (!isPartnerApiError(error)) return messageOf(error);
  const hasServerFailed = (error.status ?? 0) >= 500;
  const message = hasServerFailed
    ? 'Something went wrong on our side. Please try again later.'
    : error.message;
  // Without a connection, the API may have no trace of the call.
  return error.traceId && error.kind !== 'offline'
    ? `${message} ${referenceSentence(error.traceId)}`
    : message;
}

export function referenceSentence(reference: string): string {
  return `If it happens again, give support this reference: ${reference}.`;
}
