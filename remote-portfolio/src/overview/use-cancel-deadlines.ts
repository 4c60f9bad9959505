import { offeredActions } from '../commitment/action-window';
import { useOpenCommitments } from '../data/use-open-commitments';
import { type Deadline, deadlinesOf, isLastChanceToCancel } from './deadlines';
import { useCampaigns } from './use-campaigns';

/**
 * The API may stop cancellations before the date in the lists (readings R3), so a deadline counts once its campaign
 * confirms that cancelling is allowed.
 */
export function useCancelDeadlines(now: number): { deadlines: Deadline[]; loading: boolean } {
  const { data: open } = useOpenCommitments();
  const dated = open
    ? deadlinesOf(open.commitments, open.offeringEnds, now).filter((each) =>
        isLastChanceToCancel(each, now),
      )
    : [];
  const guids = [...new Set(dated.map(({ commitment }) => commitment.campaignGuid))];
  const { campaigns, loading } = useCampaigns('closing', guids);
  const deadlines = dated.filter(({ commitment }) =>
    offeredActions(commitment, campaigns?.get(commitment.campaignGuid), now).includes('cancel'),
  );
  return { deadlines, loading };
}
