/** A request the API refuses; it answers in the partner API's way (spec §8, readings W2). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** HTTP status, 4xx. */
    readonly status: number,
    /** The sentences of `errorDetails`; the portal shows the first. */
    readonly sentences: readonly [string, ...string[]],
    /** The exception's name in the answer. */
    readonly exception: string,
  ) {
    super(sentences[0]);
  }
}

export interface ErrorBody {
  errorDetails: { message: string }[];
  exception: string;
  message: string;
}

export function errorBody(sentences: readonly string[], exception: string): ErrorBody {
  const [first = exception] = sentences;
  return {
    errorDetails: sentences.map((message) => ({ message })),
    exception,
    message: first,
  };
}

/** The request is not what the contract says. */
export const malformed = (...sentences: [string, ...string[]]) =>
  new ApiError(400, sentences, 'ValidationException');
export const unauthorized = () =>
  new ApiError(401, ['Your session has ended. Please sign in again.'], 'UnauthorizedException');
export const forbidden = (sentence: string) => new ApiError(403, [sentence], 'ForbiddenException');
/** Also what another investor's data looks like. */
export const notFound = (what: string) =>
  new ApiError(404, [`${what} was not found.`], 'NotFoundException');
/** What is asked was possible, and is not any more or not yet. */
export const conflict = (sentence: string) => new ApiError(409, [sentence], 'ConflictException');
/** The request is well-formed and a rule forbids it. */
export const refused = (sentence: string) => new ApiError(422, [sentence], 'BusinessRuleException');
