import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { CalendarButton } from '@investor-portal/shared/ui/CalendarButton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { offeredActions } from '../commitment/action-window';
import { deadlineFile } from '../components/deadline-event';
import { DatedRows } from './DatedRows.styled';
import { type Deadline, deadlinesOf, isLastChance } from './deadlines';
import { useCampaigns } from './use-campaigns';
import { useOpenCommitments } from '../data/use-open-commitments';
import { useTimelineReady } from './use-timeline-ready';
import { useWatchedDates } from './watched-dates';

/** The commitments that can be cancelled for a short time only. It informs and asks for nothing, so it stands last. */
export function CancelDeadlines({ now }: { now: number }) {
  const deadlines = useCancelDeadlines(now);
  // They are below the timeline and the watched campaigns, whose height must be known first (decision 46).
  const { loading } = useWatchedDates(now);
  const ready = useTimelineReady(now);
  if (!ready || loading || deadlines.length === 0) return null;
  return (
    <section aria-labelledby="can-cancel">
      <SectionHeading level={3} id="can-cancel">
        You can still cancel
      </SectionHeading>
      <DatedRows>
        {deadlines.map((deadline) => (
          <CancelDeadline key={deadline.commitment.guid} deadline={deadline} />
        ))}
      </DatedRows>
    </section>
  );
}

function CancelDeadline({ deadline }: { deadline: Deadline }) {
  const { commitment, at } = deadline;
  const amount = formatMoney(commitment.commitmentAmount, commitment.commitmentCurrencyCode);
  return (
    <li>
      <TextLink to={paths.commitment(commitment.guid, commitment.campaignGuid)}>
        {commitment.nameOfIssuer || commitment.campaignCode || '--'}
      </TextLink>
      <p>
        <NoWrap
          own
        >{`You can cancel ${amount} until ${formatDateTime(at)}. After that it is locked in until the campaign closes.`}</NoWrap>
      </p>
      {at === null ? null : (
        <CalendarButton variant="quiet" {...deadlineFile({ ...deadline, at })} />
      )}
    </li>
  );
}

/**
 * The lists have only dates, but the API may stop cancellations earlier (readings R3), so a deadline is shown only once its
 * campaign confirms that cancelling is still allowed.
 */
function useCancelDeadlines(now: number): Deadline[] {
  const { data: open } = useOpenCommitments();
  const dated = open
    ? deadlinesOf(open.commitments, open.offeringEnds, now).filter((each) =>
        isLastChance(each, now),
      )
    : [];
  const guids = [...new Set(dated.map(({ commitment }) => commitment.campaignGuid))];
  const { campaigns } = useCampaigns('closing', guids);
  return dated.filter(({ commitment }) =>
    offeredActions(commitment, campaigns?.get(commitment.campaignGuid), now).includes('cancel'),
  );
}
