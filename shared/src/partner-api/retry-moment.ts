import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { replyOf } from './errors';

// Outlives the screen that sent the write, so an investor who leaves and returns still waits.
let lastRetry: { owner: string | undefined; at: number } | undefined;

const currentOwner = () => store.get(externalAtom)?.externalReferenceCode;

/** An error without Retry-After ends an earlier wait. */
export function noteRetryMoment(error: unknown): void {
  const { retryAt } = replyOf(error);
  lastRetry = retryAt === undefined ? undefined : { owner: currentOwner(), at: retryAt };
}

/** Returns epoch ms by the server's clock, which may have passed. */
export function retryMoment(): number | undefined {
  return lastRetry?.owner === currentOwner() ? lastRetry?.at : undefined;
}
