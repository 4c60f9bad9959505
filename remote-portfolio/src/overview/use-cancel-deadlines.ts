import { actionDeadline, offeredActions } from '../commitment/action-window';
import { useOpenCommitments } from '../data/use-open-commitments';
import { type Deadline, deadlinesOf, isLastChanceToCancel } from './deadlines';
import { useCampaigns } from './use-campaigns';

const dayMs = 86_400_000;

interface CancelDeadlinesState {
  deadlines: Deadline[];
  /** The number of commitments whose campaign could not be read. They may have a deadline too. */
  unchecked: number;
  loading: boolean;
}

/**
 * The API may stop cancellations before the date in the lists, and that date may have no time (readings R3). So a deadline
 * is listed once its campaign confirms that cancelling is allowed, and with the deadline that the campaign gives.
 */
export function useCancelDeadlines(now: number): CancelDeadlinesState {
  const { data: open } = useOpenCommitments();
  const dated = open
    ? deadlinesOf(open.commitments, open.offeringEnds, now).filter((each) =>
        // A date without a time means the end of its day, up to a day after the campaign's deadline.
        isLastChanceToCancel(each, now + dayMs),
      )
    : [];
  const guids = [...new Set(dated.map(({ commitment }) => commitment.campaignGuid))];
  const { campaigns, loading } = useCampaigns('closing', guids);
  const confirmed = dated.flatMap((deadline): Deadline[] => {
    const { commitment } = deadline;
    const campaign = campaigns?.get(commitment.campaignGuid) ?? undefined;
    if (!offeredActions(commitment, campaign, now).includes('cancel')) return [];
    return [{ ...deadline, at: actionDeadline(commitment, campaign) }];
  });
  const deadlines = confirmed
    .filter((each) => isLastChanceToCancel(each, now))
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const unchecked = dated.filter(
    ({ commitment }) => campaigns?.get(commitment.campaignGuid) === null,
  ).length;
  return { deadlines, unchecked, loading };
}
