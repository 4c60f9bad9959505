import * as v from 'valibot';

export type FailureKind = 'offline' | 'timeout' | 'http' | 'shape' | 'session';

/** One failed call to the partner API, with the one sentence that is shown for it (spec §8). */
export class PartnerApiError extends Error {
  override readonly name = 'PartnerApiError';
  constructor(
    readonly kind: FailureKind,
    /** The call as method and path, without a query: `POST api/v1/partner/register`. */
    readonly call: string,
    message: string,
    /** HTTP status, when there was an answer. */
    readonly status?: number,
  ) {
    super(message);
  }
}

// Compared by name: with federation the class may exist twice, the name does not.
export function isPartnerApiError(error: unknown): error is PartnerApiError {
  return error instanceof Error && error.name === 'PartnerApiError';
}

/** The partner API knows no such thing. */
export function isMissing(error: unknown): boolean {
  return isPartnerApiError(error) && error.status === 404;
}

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty());
const detail = v.fallback(v.optional(sentence), undefined);
const details = v.fallback(
  v.optional(v.pipe(v.array(v.object({ message: detail })), v.minLength(1))),
  undefined,
);
const errorBodySchema = v.object({
  errorDetails: details,
  errors: details,
  exception: detail,
  message: detail,
});

/** The sentence in an error body, first error detail first, then the exception text (readings W2). */
export function messageOfErrorBody(body: unknown, statusText: string): string {
  const parsed = v.safeParse(errorBodySchema, body);
  const said = parsed.success
    ? (firstMessage(parsed.output.errorDetails) ??
      firstMessage(parsed.output.errors) ??
      parsed.output.exception ??
      parsed.output.message)
    : undefined;
  return said ?? (statusText.trim() || 'The request failed. Please try again.');
}

/** What to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (isPartnerApiError(error)) return error.message;
  return 'Something went wrong. Please try again.';
}

function firstMessage(list: { message?: string | undefined }[] | undefined): string | undefined {
  return list?.find((item) => item.message)?.message;
}
