import * as v from 'valibot';
import { decodeEntities } from '../../schema/decode-entities';
import { reportsFailure, saysNo } from '../errors';

/**
 * The response to any write (readings W16): the sentence for the 'Success!' toast. A response that reports a failure or has
 * no sentence (`{}`, `[]`, an empty body) is rejected. `write` then throws the server's sentence for a failure, or otherwise
 * an unknown outcome. The caller fetches the resource before it reports success.
 */
export const writeResponse = v.pipe(
  v.object({
    message: v.pipe(v.string(), v.transform(decodeEntities), v.trim(), v.nonEmpty()),
    success: v.optional(v.unknown()),
    errorDetails: v.optional(v.unknown()),
    errors: v.optional(v.unknown()),
    exception: v.optional(v.unknown()),
  }),
  v.check((body) => !reportsFailure(body) && !saysNo(body.success)),
  v.transform(({ message }) => message),
);
