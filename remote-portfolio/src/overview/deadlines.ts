import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { actionDeadline, allowingCampaign, offeredActions } from '../commitment/action-window';

/** The deadline for acting on a commitment. */
export interface Deadline {
  kind: CommitmentAction;
  commitment: Commitment;
  /** Epoch ms; `null` if the API gives none. */
  at: number | null;
}

/**
 * The actions that open commitments still allow, with their deadlines, the next one first: reconfirming, or else cancelling
 * (readings R3).
 * @param offeringEnds by campaign guid, in wire format.
 */
export function deadlinesOf(
  commitments: readonly Commitment[],
  offeringEnds: ReadonlyMap<string, string>,
  now: number,
): Deadline[] {
  const deadlines = commitments.flatMap((commitment): Deadline[] => {
    const campaign = allowingCampaign(offeringEnds.get(commitment.campaignGuid));
    // Reconfirming comes first. After its deadline the commitment has lapsed, even if the list does not show it yet.
    const [kind] = offeredActions(commitment, campaign, now);
    const at = actionDeadline(commitment, campaign);
    return kind && (kind === 'reconfirm' || at !== null) ? [{ kind, commitment, at }] : [];
  });
  return deadlines.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

/** What the investor must do: the commitments that are cancelled unless they are reconfirmed. */
export function isDuty({ kind }: Deadline): boolean {
  return kind === 'reconfirm';
}

/** A deadline for cancelling is shown this long in advance. */
const noticeMs = 72 * 3_600_000;

/** What the investor may do for a short time only, which asks nothing of them. */
export function isLastChance({ kind, at }: Deadline, now: number): boolean {
  return kind === 'cancel' && at !== null && at - noticeMs <= now;
}
