import {
  isServerFailure,
  isCertainRefusal,
  isPartnerApiError,
  messageOf,
  replyOf,
} from '../partner-api/errors';
import { noteRetryMoment } from '../partner-api/retry-moment';

/** The server changed nothing. `message` is the reason. */
export interface WriteRefusal {
  kind: 'refused';
  message: string;
}

/**
 * The write may or may not be done. `unconfirmed`: a lookup found nothing, or none was made because this request was
 * certainly not sent. `unreadable`: the lookup failed.
 */
export type UnknownOutcome = ({ kind: 'unconfirmed' } | { kind: 'unreadable' }) & {
  /** The server's sentence, to be quoted (readings R17). */
  serverMessage?: string | undefined;
};

export type WriteFailure = WriteRefusal | UnknownOutcome;

export function isUnknown<Outcome extends { kind: string }>(
  outcome: Outcome,
): outcome is Extract<Outcome, { kind: 'unconfirmed' | 'unreadable' }> {
  return outcome.kind === 'unconfirmed' || outcome.kind === 'unreadable';
}

/** `message` is null if a lookup shows that the write is done. `found` is the result of the lookup. */
export interface WriteDone<T> {
  kind: 'done';
  message: string | null;
  found: T | null;
}

export type WriteOutcome<T> = WriteDone<T> | WriteFailure;

/** Looks up the result of a write. Returns null if there is no result. */
type FindResult<T> = () => Promise<T | null>;

/** Delays before each lookup, because a slow server may still be working. */
export const lookupDelaysMs: readonly number[] = [0, 1_500, 3_000];

/** Returns the refusal of an error after which nothing can have changed. Records when the server allows the next attempt. */
export function refusalOf(error: unknown): WriteRefusal {
  noteRetryMoment(error);
  return { kind: 'refused', message: messageOf(error) };
}

/**
 * Sends a write once, and looks up its result unless the server confirms it (readings W16). After a refusal it looks the
 * result up once, because an earlier request whose response was lost may have succeeded.
 * @param earlierUnknown an earlier request for the same write may still be under way, so a refusal does not settle the
 * outcome.
 */
export async function settleWrite<T>(
  send: () => Promise<string>,
  find: FindResult<T>,
  { delaysMs = lookupDelaysMs, earlierUnknown = false } = {},
): Promise<WriteOutcome<T>> {
  try {
    return { kind: 'done', message: await send(), found: null };
  } catch (error) {
    const refusal = refusalOf(error);
    const serverMessage = replyOf(error).words;
    const settled = (outcome: UnknownOutcome): WriteFailure =>
      earlierUnknown ? { ...outcome, serverMessage } : refusal;
    // Without a session, nothing was sent and nothing can be read.
    if (isPartnerApiError(error) && error.kind === 'session')
      return settled({ kind: 'unconfirmed' });
    const refused = isCertainRefusal(error);
    const failed = isServerFailure(error) || (isConflict(error) && !earlierUnknown);
    const outcome = await reconcile(find, refused || failed ? [0] : delaysMs);
    if (outcome.kind === 'done') return outcome;
    // A server that failed may have done the write before failing. The failure counts only if the lookup finds nothing.
    if (refused || (failed && outcome.kind === 'unconfirmed')) return settled(outcome);
    return { ...outcome, serverMessage };
  }
}

/** A 409 with a reason. It refuses a first attempt, because a first attempt cannot conflict with itself. */
function isConflict(error: unknown): boolean {
  return isPartnerApiError(error) && error.status === 409 && replyOf(error).words !== undefined;
}

/** Sends nothing. The result is `unconfirmed` if the last lookup succeeded, and `unreadable` if it failed. */
export async function reconcile<T>(
  find: FindResult<T>,
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
