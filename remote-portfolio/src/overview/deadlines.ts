import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  assumedOpenCampaign,
  byDate,
  commitmentDeadline,
  type Deadline,
  isLastChanceToCancel,
  nextDeadline,
} from '@investor-portal/shared/rules/deadline';
import { endInstant } from '@investor-portal/shared/rules/dates';
import { isDateOnly } from '@investor-portal/shared/rules/wire-date';
import type { OpenCommitments } from '../data/use-open-commitments';

type Open = Pick<OpenCommitments, 'commitments' | 'offeringEnds'>;

const dayMs = 86_400_000;

/** Finds the end of a commitment's offering. APIs may send the same guid in either case. */
function offeringEndOf({ campaignGuid }: Commitment, { offeringEnds }: Open): string | undefined {
  return offeringEnds[campaignGuid.toLowerCase()];
}

/** Returns the next deadline of a commitment if its campaign allows every action. */
function expectedDeadline(commitment: Commitment, open: Open, now: number): Deadline | null {
  return nextDeadline(commitment, assumedOpenCampaign(offeringEndOf(commitment, open)), now);
}

/** Returns the commitments whose campaigns have to confirm that cancelling is soon over. */
export function soonLockedIn(open: Open, now: number): Commitment[] {
  return open.commitments.filter((each) =>
    // A date without a time means the end of its day, up to a day after the campaign's deadline.
    isLastChanceToCancel(expectedDeadline(each, open, now), now + dayMs),
  );
}

/** Returns the deadlines of open commitments and the ends of their offerings, the next one first. */
export function datesAhead(open: Open, now: number): Deadline[] {
  const dates = open.commitments.flatMap((each): [key: string, date: Deadline][] => {
    const end = offeringEndOf(each, open);
    const closing = commitmentDeadline('closes', each, { at: endInstant(end), shown: end });
    const deadline = expectedDeadline(each, open, now);
    // A day does not tell the moment until which the investor can cancel (readings R3).
    const isKnown = deadline && !(deadline.kind === 'cancel' && isDateOnly(end));
    return [
      ...(isKnown ? [[`until ${each.guid}`, deadline] as [string, Deadline]] : []),
      // A campaign closes once for all commitments to it.
      [`closes ${each.campaignGuid}`, closing],
    ];
  });
  return [...new Map(dates).values()].filter(({ at }) => (at ?? 0) > now).sort(byDate);
}
