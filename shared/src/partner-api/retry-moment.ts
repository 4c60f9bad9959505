import { investorMemory } from '../storage/investor-memory';
import { replyOf } from './errors';

/*
 * When the server said to try again, after the last write that failed. It outlives the screen that sent the write: whoever
 * leaves and comes back still waits.
 */

const moments = investorMemory<number>();
const key = 'write';

/** Notes the moment of the error's Retry-After. An error without one lifts an earlier wait. */
export function noteRetryMoment(error: unknown): void {
  const { retryAt } = replyOf(error);
  if (retryAt === undefined) moments.delete(key);
  else moments.set(key, retryAt);
}

/** Epoch ms by the server's clock; it may have passed. Undefined if the server named none. */
export function retryMoment(): number | undefined {
  return moments.get(key);
}
