/** An error response in the partner API's format (spec §8, readings W2). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    /** The messages of `errorDetails`. The portal shows the first. */
    readonly sentences: readonly [string, ...string[]],
    readonly exception: string,
  ) {
    super(sentences[0]);
  }
}

interface ErrorBody {
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

export const badRequest = (...sentences: [string, ...string[]]) =>
  new ApiError(400, sentences, 'ValidationException');
export const unauthorized = () =>
  new ApiError(401, ['Your session has ended. Please sign in again.'], 'UnauthorizedException');
export const forbidden = (sentence: string) => new ApiError(403, [sentence], 'ForbiddenException');
/** Another investor's data gets this response too, so that it cannot be told from data that does not exist. */
export const notFound = (what: string) =>
  new ApiError(404, [`${what} was not found.`], 'NotFoundException');
export const conflict = (sentence: string) => new ApiError(409, [sentence], 'ConflictException');
export const ruleViolation = (sentence: string) =>
  new ApiError(422, [sentence], 'BusinessRuleException');
