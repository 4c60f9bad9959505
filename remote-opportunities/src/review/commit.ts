import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { invest } from '@investor-portal/shared/partner-api/commitments';
import {
  isCertainRefusal,
  isPartnerApiError,
  messageOf,
} from '@investor-portal/shared/partner-api/errors';
import type { NewCommitment } from '@investor-portal/shared/partner-api/new-commitment';
import type { InvestmentDraft } from '../invest/investment-draft';
import type { Attempt, AttemptLog } from './attempts';
import { newIdempotencyKey } from './idempotency-key';
import { lookUp, lookUpPauses, newestCommitments, standingTwin } from './look-up';
import { madeBy, reconcile, type Made } from './reconcile';

export type Outcome =
  | Made
  /** It is certain that this sending committed nothing. */
  | { kind: 'refused'; message: string }
  /** The response was lost or said nothing. `looked`: the commitments could be read, and it is not among them. */
  | { kind: 'unknown'; message: string; looked: boolean }
  /** Nothing was sent: a commitment of this amount stands already, and the investor is asked first. */
  | { kind: 'duplicate'; commitment: Commitment }
  /** Nothing was sent: an earlier attempt is unresolved, which the investor has to know first. */
  | { kind: 'unresolved'; attempt: Attempt };

export interface Submission {
  draft: InvestmentDraft;
  payload: NewCommitment;
  log: AttemptLog;
  /** Keys of the unresolved attempts that the investor has been told about. */
  told: ReadonlySet<string>;
  /** Guids of the standing commitments beside which the investor has confirmed another one. */
  acknowledged: ReadonlySet<string>;
  /** The attempt leaves now: whoever reloads the page knows it by this key. */
  onSending: (key: string) => void;
}

/**
 * Commits once; run it `inTurn`, one tab after another (MACHINE.md). The attempt is kept before it leaves, so
 * that neither a lost response nor a closed tab can make two commitments of one decision. What is unresolved is
 * looked up first, and where the newest commitments hold one like it nothing is sent before the investor is asked.
 */
export async function commit(submission: Submission): Promise<Outcome> {
  const { draft, payload, log, told, acknowledged } = submission;
  const { amount, campaignGuid, sentKey } = draft;
  try {
    const newest = await newestCommitments(String(payload.investorAccountId));
    const { own, open } = reconcile(log, sentKey, campaignGuid, newest);
    if (own) return own;
    const commitment = standingTwin(campaignGuid, amount, newest, acknowledged);
    if (commitment) return { kind: 'duplicate', commitment };
    const attempt = open.find(({ key }) => !told.has(key));
    if (attempt) return { kind: 'unresolved', attempt };
    return await send(
      submission,
      newest,
      open.find((earlier) => earlier.amount === amount),
    );
  } catch (error) {
    if (log.read().length === 0 || !isPartnerApiError(error))
      return { kind: 'refused', message: messageOf(error) };
    return { kind: 'unknown', message: 'Your commitments could not be read.', looked: false };
  }
}

async function send(
  { draft, payload, log, onSending }: Submission,
  newest: readonly Commitment[],
  earlier: Attempt | undefined,
): Promise<Outcome> {
  const { amount, campaignGuid } = draft;
  const account = String(payload.investorAccountId);
  const known = newest.map(({ guid }) => guid);
  const attempt = earlier ?? { key: newIdempotencyKey(), amount, known, sentAt: Date.now() };
  const look = (pauses: readonly number[]) => lookUp(attempt, campaignGuid, account, pauses);
  const made = (message: string | null, commitment: Commitment | null): Made => {
    log.forget(attempt.key);
    return { ...madeBy(attempt, commitment), message };
  };
  log.keep(attempt);
  onSending(attempt.key);
  try {
    const message = await invest(payload, attempt.key);
    return made(message, await look([0]).catch(() => null));
  } catch (error) {
    const certain = isCertainRefusal(error);
    // Of a 2xx that reports a failure, the commitments have the last word.
    const reported = isPartnerApiError(error) && error.kind === 'refused';
    const pauses = reported ? [0] : lookUpPauses;
    const found = certain && !reported ? null : await look(pauses).catch(() => undefined);
    if (found) return made(null, found);
    const message = messageOf(error);
    if (!certain) return { kind: 'unknown', message, looked: found === null };
    // Of this sending. One before it, whose response was lost, may still arrive: its key stays in use.
    if (!earlier) log.forget(attempt.key);
    return { kind: 'refused', message };
  }
}
