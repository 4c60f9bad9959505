import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { cancellableUntil, endInstant } from '@investor-portal/shared/rules/dates';

/** The deadline for acting on a commitment. */
export interface Deadline {
  kind: 'reconfirm' | 'cancel';
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
    const { commitmentStatusCode: code, reconfirmDeadlineDate, campaignGuid } = commitment;
    if (code === 'REC') {
      const at = endInstant(reconfirmDeadlineDate);
      // After the deadline the commitment has lapsed, even if the list does not show it yet.
      return at === null || at > now ? [{ kind: 'reconfirm', commitment, at }] : [];
    }
    if (code !== 'PEN' && code !== 'COM') return [];
    const at = cancellableUntil(offeringEnds.get(campaignGuid));
    return at !== null && at > now ? [{ kind: 'cancel', commitment, at }] : [];
  });
  return deadlines.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}
