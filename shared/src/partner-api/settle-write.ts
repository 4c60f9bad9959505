import { hasFailedItself, isCertainRefusal, isPartnerApiError, messageOf } from './errors';

/** The server changed nothing; `message` says why. */
export interface WriteRefusal {
  kind: 'refused';
  message: string;
}

/**
 * The response was lost or said nothing, so that nobody knows yet whether the write is done, and nothing may call it failed.
 * `unconfirmed`: what it makes is not there so far. `unreadable`: it could not be looked for.
 */
export type UnknownOutcome = { kind: 'unconfirmed' } | { kind: 'unreadable' };

export type WriteFailure = WriteRefusal | UnknownOutcome;

export function isUnknown({ kind }: { kind: string }): boolean {
  return kind === 'unconfirmed' || kind === 'unreadable';
}

/**
 * How a write ended. `message`: the server's sentence, or null where a lookup shows that it is done. `found`: what it made,
 * where that was looked for.
 */
export type WriteOutcome<T> =
  { kind: 'done'; message: string | null; found: T | null } | WriteFailure;

/** Looks for what a write makes; null if it is not there. */
type Find<T> = () => Promise<T | null>;

/** Delays before each lookup: a slow server may still be at work. */
export const lookupDelaysMs: readonly number[] = [0, 1_500, 3_000];

/**
 * Sends a write once, and looks for what it makes unless the server says that it is done (readings W16). Even a refusal is
 * looked behind once, since an earlier request whose response was lost may have done it.
 * @param delaysMs before each lookup after a lost response.
 * @param conflictRefuses a 409 speaks of the state of what is changed, rather than of an earlier attempt.
 */
export async function settleWrite<T>(
  send: () => Promise<string>,
  find: Find<T>,
  { delaysMs = lookupDelaysMs, conflictRefuses = false } = {},
): Promise<WriteOutcome<T>> {
  try {
    return { kind: 'done', message: await send(), found: null };
  } catch (error) {
    const refused =
      isCertainRefusal(error) ||
      (conflictRefuses && isPartnerApiError(error) && error.status === 409);
    const message = messageOf(error);
    // Without a session nothing was sent, and nothing can be read.
    if (isPartnerApiError(error) && error.kind === 'session') return { kind: 'refused', message };
    const failed = hasFailedItself(error);
    const outcome = await reconcile(find, refused || failed ? [0] : delaysMs);
    // A server that has failed may have done it before: its word counts where nothing is to be found.
    const confirmed = failed && outcome.kind === 'unconfirmed';
    return (refused && outcome.kind !== 'done') || confirmed
      ? { kind: 'refused', message }
      : outcome;
  }
}

/**
 * Looks for what a write makes whose response was lost, until it is found. Sends nothing. Whether the last lookup could be
 * made decides between `unconfirmed` and `unreadable`.
 */
export async function reconcile<T>(
  find: Find<T>,
  delaysMs: readonly number[] = lookupDelaysMs,
): Promise<Exclude<WriteOutcome<T>, WriteRefusal>> {
  let kind: UnknownOutcome['kind'] = 'unreadable';
  for (const delayMs of delaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      const found = await find();
      if (found !== null) return { kind: 'done', message: null, found };
      kind = 'unconfirmed';
    } catch {
      kind = 'unreadable';
    }
  }
  return { kind };
}
