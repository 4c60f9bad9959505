import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { cancellableUntil, endInstant } from '@investor-portal/shared/rules/dates';

/** Something for the investor to do. */
export interface PendingAction {
  kind: 'reconfirm' | 'cancel';
  commitment: Commitment;
  /** Epoch ms; `null` if the API gives none. */
  deadline: number | null;
}

/** A deadline for cancelling is shown this long in advance. */
const noticeMs = 72 * 3_600_000;

/**
 * What the investor has to do or can soon no longer do, by deadline: commitments to reconfirm, and commitments that can
 * be cancelled for a short time only (readings R3).
 * @param offeringEnds by campaign guid, in wire format.
 */
export function pendingActions(
  commitments: readonly Commitment[],
  offeringEnds: ReadonlyMap<string, string>,
  now: number,
): PendingAction[] {
  const actions = commitments.flatMap((commitment): PendingAction[] => {
    const { commitmentStatusCode: code, reconfirmDeadlineDate, campaignGuid } = commitment;
    if (code === 'REC') {
      const deadline = endInstant(reconfirmDeadlineDate);
      // After the deadline the commitment has lapsed, even if the list does not show it yet.
      return deadline === null || deadline > now
        ? [{ kind: 'reconfirm', commitment, deadline }]
        : [];
    }
    if (code !== 'PEN' && code !== 'COM') return [];
    const deadline = cancellableUntil(offeringEnds.get(campaignGuid));
    return deadline !== null && deadline > now && deadline - now <= noticeMs
      ? [{ kind: 'cancel', commitment, deadline }]
      : [];
  });
  return actions.sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0));
}
