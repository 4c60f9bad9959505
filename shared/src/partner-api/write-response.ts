import * as v from 'valibot';
import { reportsFailure } from './errors';

/**
 * The response to a write, whatever the write (readings W16): the sentence for the 'Success!' toast. One that
 * reports a failure, or has no sentence (`{}`, `[]`, an empty body), is rejected, and `write` throws: in the
 * server's words for a failure, else as an unknown outcome. After that the caller looks at the thing itself
 * before it says a word of success.
 */
export const writeResponse = v.pipe(
  v.object({
    message: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    success: v.optional(v.unknown()),
    errorDetails: v.optional(v.unknown()),
    errors: v.optional(v.unknown()),
    exception: v.optional(v.unknown()),
  }),
  v.check((body) => !reportsFailure(body) && body.success !== false),
  v.transform(({ message }) => message),
);
