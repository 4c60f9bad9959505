import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { cancellableUntil, endMoment } from '@investor-portal/shared/rules/dates';

/** Something only the investor can do, and until when (epoch ms). */
export interface Need {
  kind: 'reconfirm' | 'cancelling closes';
  commitment: Commitment;
  /** `null` when the API names none. */
  deadline: number | null;
}

/** A cancelling window is pointed out when it closes within this time. */
const soon = 72 * 3_600_000;

/**
 * What waits for the investor, the nearest deadline first: commitments to reconfirm, and cancelling windows
 * about to close (readings R3).
 * @param offeringEnds by campaign guid, as the wire writes it.
 */
export function needsAction(
  commitments: readonly Commitment[],
  offeringEnds: ReadonlyMap<string, string>,
  now: number,
): Need[] {
  const needs = commitments.flatMap((commitment): Need[] => {
    const { commitmentStatusCode: code, reconfirmDeadlineDate, campaignGuid } = commitment;
    if (code === 'REC') {
      const deadline = endMoment(reconfirmDeadlineDate);
      // Past it the commitment has lapsed, whether or not the list says so yet.
      return deadline === null || deadline > now
        ? [{ kind: 'reconfirm', commitment, deadline }]
        : [];
    }
    if (code !== 'PEN' && code !== 'COM') return [];
    const deadline = cancellableUntil(offeringEnds.get(campaignGuid));
    return deadline !== null && deadline > now && deadline - now <= soon
      ? [{ kind: 'cancelling closes', commitment, deadline }]
      : [];
  });
  return needs.sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0));
}
