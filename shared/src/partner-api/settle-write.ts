import { isCertainRefusal, isPartnerApiError, messageOf } from './errors';

/** How a write ended that is not known to be done; `message` is the sentence to show for it. */
export interface WriteFailure {
  /**
   * `refused`: it certainly changed nothing. `unconfirmed`: the response was lost or said nothing, and what the write
   * makes is not there so far. `unreadable`: likewise, and it could not be looked for.
   */
  kind: 'refused' | 'unconfirmed' | 'unreadable';
  message: string;
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
export const lookupDelaysMs = [0, 1_500, 3_000];

/**
 * Sends a write once, and looks for what it makes unless the server says that it is done (readings W16). Even a refusal is
 * looked behind once, since an earlier request whose response was lost may have done it.
 * @param delaysMs before each lookup after a lost response.
 */
export async function settleWrite<T>(
  send: () => Promise<string>,
  find: Find<T>,
  delaysMs: readonly number[] = lookupDelaysMs,
): Promise<WriteOutcome<T>> {
  try {
    return { kind: 'done', message: await send(), found: null };
  } catch (error) {
    const refused = isCertainRefusal(error);
    const message = messageOf(error);
    // Without a session nothing was sent, and nothing can be read.
    if (isPartnerApiError(error) && error.kind === 'session') return { kind: 'refused', message };
    const outcome = await reconcile(find, message, refused ? [0] : delaysMs);
    return refused && outcome.kind !== 'done' ? { kind: 'refused', message } : outcome;
  }
}

/**
 * Looks for what a write makes whose response was lost, until it is found. Sends nothing. Whether the last lookup could be
 * made decides between `unconfirmed` and `unreadable`.
 */
export async function reconcile<T>(
  find: Find<T>,
  message: string,
  delaysMs: readonly number[] = lookupDelaysMs,
): Promise<WriteOutcome<T>> {
  let kind: WriteFailure['kind'] = 'unreadable';
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
  return { kind, message };
}
