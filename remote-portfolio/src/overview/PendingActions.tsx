import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { amountOr } from '../components/amount-or';
import { NotIncluded, notIncluded } from '../components/not-included';
import { ActionBody } from '../components/ActionBody';
import { CalendarButton } from '@investor-portal/shared/ui/overlay/CalendarButton';
import { deadlineFile } from '../components/deadline-event';
import { DeadlineActions } from './DatedRows.styled';
import type { Deadline } from './deadlines';
import { usePendingActions } from './use-pending-actions';

/** The actions that the investor must take, or a note that no action is needed. */
export function PendingActions({ now, headingId }: { now: number; headingId: string }) {
  const { actions, unregistered, unreadable, ...state } = usePendingActions(now);
  const { loading, failed, retrying, retry } = state;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>Needs your action</SectionHeading>
      {loading ? (
        <LoadingCard />
      ) : (
        <Stack $gap={3}>
          {actions.map((deadline) => (
            <ReconfirmDeadline key={deadline.commitment.guid} deadline={deadline} />
          ))}
          {unregistered ? <RegistrationNotice /> : null}
          {failed ? (
            <Notice tone="danger" title="We couldn’t load what needs your action">
              <SmallRetry busy={retrying} onClick={retry} />
            </Notice>
          ) : null}
          <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
          {actions.length === 0 && !unregistered && !failed && unreadable === 0 ? (
            <EmptyText>Nothing right now.</EmptyText>
          ) : null}
        </Stack>
      )}
    </section>
  );
}

function RegistrationNotice() {
  return (
    <Notice tone="info" title="Complete your registration">
      <ActionBody
        text="You can commit funds once your investment account is open."
        action={
          <LinkButton size="sm" to={paths.registration}>
            Continue
          </LinkButton>
        }
      />
    </Notice>
  );
}

function ReconfirmDeadline({ deadline }: { deadline: Deadline }) {
  const { kind, commitment, at } = deadline;
  const amount = amountOr('an unknown amount', commitment);
  const code = commitment.commitmentCode;
  const issuer = commitment.nameOfIssuer || commitment.campaignCode || '--';
  const when = at === null ? '' : ` by ${formatDateTime(commitment.reconfirmDeadlineDate)}`;
  return (
    <Notice
      tone="warning"
      title={<NoWrap>{`Reconfirm your commitment to ${issuer}${when}`}</NoWrap>}
    >
      <ActionBody
        text={`The campaign’s terms have changed. ${
          runtimeConfig().platformRules.cancelsUnreconfirmed
            ? `If you don’t reconfirm, ${code || 'your commitment'} of ${amount} will be cancelled.`
            : `${code || 'Your commitment'} of ${amount} waits for you to reconfirm it.`
        }`}
        action={
          <DeadlineActions>
            <LinkButton
              size="sm"
              to={paths.commitment(commitment.guid, commitment.campaignGuid)}
              aria-label={`Review ${code || 'your commitment'}`}
            >
              Review
            </LinkButton>
            {at === null ? null : (
              <CalendarButton variant="quiet" {...deadlineFile({ kind, commitment, at })} />
            )}
          </DeadlineActions>
        }
      />
    </Notice>
  );
}

const EmptyText = styled.p`
  color: ${tokens.colour['ink-soft']};
`;
