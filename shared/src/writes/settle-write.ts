import {
  hasFailedItself,
  isCertainRefusal,
  isPartnerApiError,
  messageOf,
  replyOf,
} from '../partner-api/errors';
import { noteRetryMoment } from '../partner-api/retry-moment';

/** The server changed nothing; `message` says why. */
export interface WriteRefusal {
  kind: 'refused';
  message: string;
}

/**
 * The response was lost or said nothing, so that nobody knows yet whether the write is done, and nothing may call it failed.
 * `unconfirmed`: what it makes is not there so far. `unreadable`: it could not be looked for.
 */
export type UnknownOutcome = ({ kind: 'unconfirmed' } | { kind: 'unreadable' }) & {
  /** What the server said all the same, to be quoted (readings R17). */
  answer?: string | undefined;
};

export type WriteFailure = WriteRefusal | UnknownOutcome;

export function isUnknown<Outcome extends { kind: string }>(
  outcome: Outcome,
): outcome is Extract<Outcome, { kind: 'unconfirmed' | 'unreadable' }> {
  return outcome.kind === 'unconfirmed' || outcome.kind === 'unreadable';
}

/**
 * `message`: the server's sentence, or null where a lookup shows that the write is done. `found`: what it made, where that was
 * looked for.
 */
export interface WriteDone<T> {
  kind: 'done';
  message: string | null;
  found: T | null;
}

/** How a write ended. */
export type WriteOutcome<T> = WriteDone<T> | WriteFailure;

/** Looks for what a write makes; null if it is not there. */
type Find<T> = () => Promise<T | null>;

/** Delays before each lookup: a slow server may still be at work. */
export const lookupDelaysMs: readonly number[] = [0, 1_500, 3_000];

/** A refusal, by an error after which nothing can have changed. Notes when the server said to try again. */
export function refusalOf(error: unknown): WriteRefusal {
  noteRetryMoment(error);
  return { kind: 'refused', message: messageOf(error) };
}

/**
 * Sends a write once, and looks for what it makes unless the server says that it is done (readings W16). After a refusal it
 * looks once as well, because an earlier request whose response was lost may have succeeded.
 * @param delaysMs before each lookup after a lost response.
 * @param earlierUnknown an earlier request for the same thing may still be under way, so that no refusal of this one settles
 *   the outcome.
 */
export async function settleWrite<T>(
  send: () => Promise<string>,
  find: Find<T>,
  { delaysMs = lookupDelaysMs, earlierUnknown = false } = {},
): Promise<WriteOutcome<T>> {
  try {
    return { kind: 'done', message: await send(), found: null };
  } catch (error) {
    const refusal = refusalOf(error);
    const settled = (outcome: UnknownOutcome): WriteFailure =>
      earlierUnknown ? { ...outcome, answer: refusal.message } : refusal;
    // Without a session nothing was sent, and nothing can be read.
    if (isPartnerApiError(error) && error.kind === 'session')
      return settled({ kind: 'unconfirmed' });
    const refused = isCertainRefusal(error);
    const failed = hasFailedItself(error) || (isConflict(error) && !earlierUnknown);
    const outcome = await reconcile(find, refused || failed ? [0] : delaysMs);
    if (outcome.kind === 'done') return outcome;
    // A server that has failed may have done it before: its word counts where nothing is to be found.
    if (refused || (failed && outcome.kind === 'unconfirmed')) return settled(outcome);
    return { ...outcome, answer: replyOf(error).words };
  }
}

/** A 409 with a reason. It refuses a first attempt, which cannot conflict with itself. */
function isConflict(error: unknown): boolean {
  return isPartnerApiError(error) && error.status === 409 && replyOf(error).words !== undefined;
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
