/** An error response in the partner API's format (spec §8, readings W2). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** HTTP status, 4xx. */
    readonly status: number,
    /** The messages of `errorDetails`; the portal shows the first. */
    readonly sentences: readonly [string, ...string[]],
    /** The exception's name in the response. */
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

/** The request violates the contract. */
export const malformed = (...sentences: [string, ...string[]]) =>
  new ApiError(400, sentences, 'ValidationException');
export const unauthorized = () =>
  new ApiError(401, ['Your session has ended. Please sign in again.'], 'UnauthorizedException');
export const forbidden = (sentence: string) => new ApiError(403, [sentence], 'ForbiddenException');
/** Also the response for another investor's data. */
export const notFound = (what: string) =>
  new ApiError(404, [`${what} was not found.`], 'NotFoundException');
/** The operation is no longer possible, or not yet. */
export const conflict = (sentence: string) => new ApiError(409, [sentence], 'ConflictException');
/** The request is well-formed, but a business rule forbids it. */
export const refused = (sentence: string) => new ApiError(422, [sentence], 'BusinessRuleException');
