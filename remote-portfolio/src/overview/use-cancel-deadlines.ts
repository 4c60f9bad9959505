import { actionDeadline, offeredActions } from '../commitment/action-window';
import { useOpenCommitments } from '../data/use-open-commitments';
import { type Deadline, deadlinesOf, isLastChanceToCancel } from './deadlines';
import { useCampaigns } from './use-campaigns';

const dayMs = 86_400_000;

/**
 * The API may stop cancellations before the date in the lists, and that date may have no time (readings R3). So a deadline
 * counts once its campaign confirms that cancelling is allowed, and the campaign's moment is shown.
 */
export function useCancelDeadlines(now: number): { deadlines: Deadline[]; loading: boolean } {
  const { data: open } = useOpenCommitments();
  const dated = open
    ? deadlinesOf(open.commitments, open.offeringEnds, now).filter((each) =>
        // A day in the lists ends after the moment that its campaign names.
        isLastChanceToCancel(each, now + dayMs),
      )
    : [];
  const guids = [...new Set(dated.map(({ commitment }) => commitment.campaignGuid))];
  const { campaigns, loading } = useCampaigns('closing', guids);
  const confirmed = dated.flatMap((deadline): Deadline[] => {
    const { commitment } = deadline;
    const campaign = campaigns?.get(commitment.campaignGuid);
    if (!offeredActions(commitment, campaign, now).includes('cancel')) return [];
    return [{ ...deadline, at: actionDeadline(commitment, campaign) }];
  });
  const deadlines = confirmed
    .filter((each) => isLastChanceToCancel(each, now))
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return { deadlines, loading };
}
