import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { replyOf } from './errors';

/*
 * When the server said to try again, after the last write that failed. It outlives the screen that sent the write: whoever
 * leaves and comes back still waits. Another investor does not.
 */

let last: { owner: string | undefined; at: number } | undefined;

const ownerNow = () => store.get(externalAtom)?.externalReferenceCode;

/** Notes the moment of the error's Retry-After. An error without one lifts an earlier wait. */
export function noteRetryMoment(error: unknown): void {
  const { retryAt } = replyOf(error);
  last = retryAt === undefined ? undefined : { owner: ownerNow(), at: retryAt };
}

/** Epoch ms by the server's clock; it may have passed. Undefined if the server named none. */
export function retryMoment(): number | undefined {
  return last?.owner === ownerNow() ? last?.at : undefined;
}
