import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { invest } from '@investor-portal/shared/partner-api/commitments';
import {
  isCertainRefusal,
  isPartnerApiError,
  messageOf,
} from '@investor-portal/shared/partner-api/errors';
import type { NewCommitment } from '@investor-portal/shared/partner-api/new-commitment';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { InvestmentDraft } from '../investment-draft/investment-draft';
import { newIdempotencyKey, type Attempt, type AttemptLog } from './attempts';
import {
  committedBy,
  fetchAllCommitments,
  findCommitment,
  findDuplicate,
  lookupDelaysMs,
  reconcile,
  type Committed,
} from './reconcile';

export type Outcome =
  | Committed
  /** This request certainly committed nothing. */
  | { kind: 'refused'; message: string }
  /** The response was lost or said nothing. `checked`: the commitments were loaded, and it is not among them. */
  | { kind: 'unknown'; message: string; checked: boolean }
  /** Nothing was sent: the investor is first asked about a standing commitment of this amount. */
  | { kind: 'duplicate'; commitment: Commitment }
  /** Nothing was sent: the investor is first told of an earlier attempt that is unresolved. */
  | { kind: 'unresolved'; attempt: Attempt };

export interface Submission {
  draft: InvestmentDraft;
  payload: NewCommitment;
  log: AttemptLog;
  /** Keys of the unresolved attempts the investor has been told of. */
  notified: ReadonlySet<string>;
  /** Guids of the standing commitments the investor has confirmed another one beside. */
  acknowledged: ReadonlySet<string>;
  /** Called just before the request is sent: after a reload the tab recognises its attempt by this key. */
  onSending: (key: string) => void;
}

/**
 * Commits once; call it inside `withTabLock` (MACHINE.md). The attempt is saved before the request is sent, so that
 * neither a lost response nor a closed tab turns one decision into two commitments. Unresolved attempts are looked up
 * first, and nothing is sent beside a duplicate until the investor has confirmed it.
 */
export async function commit(submission: Submission): Promise<Outcome> {
  const { draft, payload, log, notified, acknowledged } = submission;
  const { amount, campaignGuid, sentKey } = draft;
  try {
    const commitments = await fetchAllCommitments(String(payload.investorAccountId));
    const { own, unresolved } = reconcile(log, sentKey, campaignGuid, commitments);
    if (own) return own;
    const commitment = findDuplicate(campaignGuid, amount, commitments, acknowledged);
    if (commitment) return { kind: 'duplicate', commitment };
    const attempt = unresolved.find(({ key }) => !notified.has(key));
    if (attempt) return { kind: 'unresolved', attempt };
    return await send(
      submission,
      commitments,
      unresolved.find((earlier) => earlier.amount === amount),
    );
  } catch (error) {
    if (log.read().length === 0 || !isPartnerApiError(error))
      return { kind: 'refused', message: messageOf(error) };
    return { kind: 'unknown', message: 'We couldn’t load your commitments.', checked: false };
  }
}

async function send(
  { draft, payload, log, onSending }: Submission,
  commitments: readonly Commitment[],
  earlier: Attempt | undefined,
): Promise<Outcome> {
  const { amount, campaignGuid } = draft;
  const account = String(payload.investorAccountId);
  const known = commitments
    .filter((commitment) => commitment.campaignGuid === campaignGuid)
    .map(({ guid }) => guid);
  const attempt = earlier ?? { key: newIdempotencyKey(), amount, known, sentAt: serverNow() };
  const findOwn = (delaysMs: readonly number[]) =>
    findCommitment(attempt, campaignGuid, account, delaysMs);
  const committed = (message: string | null, commitment: Commitment | null): Committed => {
    log.remove(attempt.key);
    return { ...committedBy(attempt, commitment), message };
  };
  log.save(attempt);
  onSending(attempt.key);
  try {
    const message = await invest(payload, attempt.key);
    return committed(message, await findOwn([0]).catch(() => null));
  } catch (error) {
    const certain = isCertainRefusal(error);
    // When a 2xx reports a failure, the list of commitments decides.
    const reported = isPartnerApiError(error) && error.kind === 'refused';
    const delaysMs = reported ? [0] : lookupDelaysMs;
    const found = certain && !reported ? null : await findOwn(delaysMs).catch(() => undefined);
    if (found) return committed(null, found);
    const message = messageOf(error);
    if (!certain) return { kind: 'unknown', message, checked: found === null };
    // Only this request was refused. An earlier one whose response was lost may still arrive, so its key stays.
    if (!earlier) log.remove(attempt.key);
    return { kind: 'refused', message };
  }
}
