import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-actions';
import type { OfferingEnds } from '../data/use-open-commitments';
import { actionDeadline, assumedOpenCampaign, offeredActions } from '../commitment/action-window';

export interface Deadline {
  kind: CommitmentAction;
  commitment: Commitment;
  /** Epoch ms, or null if the API sends no date. */
  at: number | null;
}

/**
 * Returns the first action that each open commitment still allows, by deadline (readings R3). A reconfirmation without a
 * date comes first. A cancellation without a date is left out.
 */
export function deadlinesOf(
  commitments: readonly Commitment[],
  offeringEnds: OfferingEnds,
  now: number,
): Deadline[] {
  const deadlines = commitments.flatMap((commitment): Deadline[] => {
    const campaign = assumedOpenCampaign(offeringEndOf(commitment, offeringEnds));
    // Reconfirming comes first. After the deadline, no action is offered.
    const [kind] = offeredActions(commitment, campaign, now);
    const at = actionDeadline(commitment, campaign);
    return kind && (kind === 'reconfirm' || at !== null) ? [{ kind, commitment, at }] : [];
  });
  return deadlines.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

/** Finds the end of a commitment's offering. APIs may send the same guid in either case. */
export function offeringEndOf(
  { campaignGuid }: Commitment,
  offeringEnds: OfferingEnds,
): string | undefined {
  return offeringEnds[campaignGuid.toLowerCase()];
}

export function isReconfirmation({ kind }: Deadline): boolean {
  return kind === 'reconfirm';
}

/** A deadline for cancelling is shown this long in advance. */
const noticeMs = 72 * 3_600_000;

/** Whether the deadline to cancel is at most `noticeMs` away. The investor need not act on it. */
export function isLastChanceToCancel({ kind, at }: Deadline, now: number): boolean {
  return kind === 'cancel' && at !== null && at - noticeMs <= now;
}
