import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { CalendarButton } from '@investor-portal/shared/ui/overlay/CalendarButton';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { OnwardLink } from '../components/OnwardLink';
import { amountOr } from '../components/amount-or';
import { NotIncluded } from '../components/not-included';
import { deadlineFile } from '../components/deadline-event';
import { DatedRows, DeadlineActions } from './DatedRows.styled';
import type { Deadline } from './deadlines';
import { useCancelDeadlines } from './use-cancel-deadlines';

/** The commitments that the investor can cancel only for a short time. Each has a link that asks to cancel it. */
export function CancelDeadlines({ now }: { now: number }) {
  const { deadlines, unchecked } = useCancelDeadlines(now);
  const note =
    unchecked === 0
      ? ''
      : `We couldn’t check until when ${countOf(unchecked, 'commitment')} can be cancelled.`;
  if (deadlines.length === 0) return <NotIncluded>{note}</NotIncluded>;
  return (
    <Card as="section" aria-labelledby="can-cancel">
      <SectionHeading
        id="can-cancel"
        description="These are locked in within three days. Others are not listed here."
      >
        You can still cancel
      </SectionHeading>
      <DatedRows>
        {deadlines.map((deadline) => (
          <CancelDeadline key={deadline.commitment.guid} deadline={deadline} />
        ))}
      </DatedRows>
      <NotIncluded>{note}</NotIncluded>
    </Card>
  );
}

function CancelDeadline({ deadline }: { deadline: Deadline }) {
  const { commitment, at } = deadline;
  const amount = amountOr('this commitment', commitment);
  return (
    <li>
      <OnwardLink isName to={paths.commitment(commitment.guid, commitment.campaignGuid)}>
        {issuerOrCode(commitment)}
      </OnwardLink>
      <Stack $gap={3}>
        <p>
          <NoWrap
            hideable
          >{`You can cancel ${amount} until ${formatDateTime(at)}. After that it is locked in until the campaign closes.`}</NoWrap>
        </p>
        <DeadlineActions>
          <LinkButton
            variant="secondary"
            size="sm"
            to={paths.commitment(commitment.guid, commitment.campaignGuid)}
            state={requestAction('cancel')}
            aria-label={`Cancel commitment ${commitment.commitmentCode}`}
          >
            Cancel commitment
          </LinkButton>
          {at === null ? null : (
            <CalendarButton variant="quiet" {...deadlineFile({ ...deadline, at })} />
          )}
        </DeadlineActions>
      </Stack>
    </li>
  );
}
