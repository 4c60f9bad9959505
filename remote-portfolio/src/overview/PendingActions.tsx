import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { softBorder } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { amountOr } from '../components/amount-or';
import { NotIncluded, notIncluded } from '../components/not-included';
import { ActionBody } from '../components/ActionBody';
import { CalendarButton } from '@investor-portal/shared/ui/overlay/CalendarButton';
import { deadlineFile } from '../components/deadline-event';
import { DeadlineActions } from './DatedRows.styled';
import type { Deadline } from './deadlines';
import { usePendingActions } from './use-pending-actions';

/** The actions that the investor must take. Renders nothing if there are none. */
export function PendingActions({ now, headingId }: { now: number; headingId: string }) {
  const { actions, unregistered, unreadable, ...state } = usePendingActions(now);
  const { loading, failed, retrying, retry } = state;
  if (actions.length === 0 && !unregistered && !failed && !loading && unreadable === 0) return null;
  return (
    <Alert as="section" aria-labelledby={headingId}>
      <Title>
        <TriangleAlert aria-hidden="true" size={20} />
        <h2 id={headingId}>Needs your action</h2>
      </Title>
      {loading ? (
        <LoadingText>
          <SkeletonText />
        </LoadingText>
      ) : (
        <>
          {actions.map((deadline) => (
            <ReconfirmDeadline key={deadline.commitment.guid} deadline={deadline} />
          ))}
          {unregistered ? <RegistrationAction /> : null}
          {failed ? (
            <Action>
              <p>We couldn’t load what needs your action</p>
              <SmallRetry busy={retrying} onClick={retry} />
            </Action>
          ) : null}
          <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
        </>
      )}
    </Alert>
  );
}

function RegistrationAction() {
  return (
    <Action>
      <p>Complete your registration</p>
      <ActionBody
        text="You can commit funds once your investment account is open."
        action={
          <LinkButton size="sm" to={paths.registration}>
            Continue
          </LinkButton>
        }
      />
    </Action>
  );
}

function ReconfirmDeadline({ deadline }: { deadline: Deadline }) {
  const { kind, commitment, at } = deadline;
  const amount = amountOr('an unknown amount', commitment);
  const code = commitment.commitmentCode;
  const issuer = issuerOrCode(commitment);
  const when = at === null ? '' : ` by ${formatDateTime(commitment.reconfirmDeadlineDate)}`;
  return (
    <Action>
      <p>
        <NoWrap>{`Reconfirm your commitment to ${issuer}${when}`}</NoWrap>
      </p>
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
    </Action>
  );
}

const Alert = styled(Card)`
  background: ${tokens.colour['warning-soft']};
  ${softBorder('warning')}
  font-size: ${tokens.text.sm};
`;

const Title = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;

  > svg {
    color: ${tokens.colour.warning};
  }
`;

const Action = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  margin-top: ${tokens.space[2]};

  & + & {
    margin-top: ${tokens.space[4]};
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.colour['line-strong']};
  }

  > p {
    font-weight: 600;
  }
`;
