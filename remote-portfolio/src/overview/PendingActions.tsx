import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { ActionBody } from '../components/ActionBody';
import { CalendarButton } from '@investor-portal/shared/ui/CalendarButton';
import { deadlineFile } from '../components/deadline-event';
import type { Deadline } from './deadlines';
import { usePendingActions } from './use-pending-actions';
import { media } from '@investor-portal/shared/theme/media';

/** What the investor must do, or a note that there is nothing. */
export function PendingActions({ now, headingId }: { now: number; headingId: string }) {
  const { actions, unregistered, first, loading, failed, retrying, retry } = usePendingActions(now);
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>Needs your action</SectionHeading>
      {loading ? (
        <LoadingText>
          <SkeletonCard />
        </LoadingText>
      ) : (
        <Stack $gap={3}>
          {unregistered ? <RegistrationNotice /> : null}
          {actions.map((action) => (
            <ActionNotice key={action.commitment.guid} action={action} />
          ))}
          {failed ? (
            <Notice tone="danger" title="We couldn’t load what needs your action">
              <Button variant="secondary" size="sm" busy={retrying} onClick={retry}>
                Retry
              </Button>
            </Notice>
          ) : null}
          {actions.length === 0 && !unregistered && !failed ? (
            <Nothing>
              Nothing right now.
              {first ? (
                <>
                  {' '}
                  <TextLink to={paths.opportunities}>Browse campaigns</TextLink>
                </>
              ) : null}
            </Nothing>
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

function ActionNotice({ action: { kind, commitment, at } }: { action: Deadline }) {
  const amount = formatMoney(commitment.commitmentAmount, commitment.commitmentCurrencyCode);
  const issuer = commitment.nameOfIssuer || commitment.campaignCode;
  const reconfirm = kind === 'reconfirm';
  const preposition = reconfirm ? 'by' : 'until';
  const when = at === null ? '' : ` ${preposition} ${formatDateTime(at)}`;
  return (
    <Notice
      tone={reconfirm ? 'warning' : 'info'}
      title={
        <NoWrap>
          {reconfirm
            ? `Reconfirm your commitment to ${issuer}${when}`
            : `You can cancel your commitment to ${issuer}${when}`}
        </NoWrap>
      }
    >
      <ActionBody
        text={
          reconfirm
            ? `The terms of the campaign have changed. If you don’t reconfirm, ${commitment.commitmentCode} of ${amount} will be cancelled.`
            : `After that, ${commitment.commitmentCode} of ${amount} is locked in until the campaign closes.`
        }
        action={
          <Cluster $gap={2}>
            <LinkButton
              size="sm"
              variant={reconfirm ? 'primary' : 'secondary'}
              to={paths.commitment(commitment.guid, commitment.campaignGuid)}
              aria-label={`Review ${commitment.commitmentCode}`}
            >
              Review
            </LinkButton>
            {at === null ? null : (
              <CalendarButton variant="quiet" {...deadlineFile({ kind, commitment, at })} />
            )}
          </Cluster>
        }
      />
    </Notice>
  );
}

const Nothing = styled.p`
  color: ${tokens.colour['ink-soft']};
`;

interface PendingActionsLineProps {
  now: number;
  /** The id of the heading of the actions themselves. */
  headingId: string;
}

/**
 * Says above the cards how many actions wait below them, where they are not beside them. One line in every state, so that
 * nothing moves (decision 46).
 */
export function PendingActionsLine({ now, headingId }: PendingActionsLineProps) {
  const { actions, unregistered, loading, failed } = usePendingActions(now);
  const count = actions.length + (unregistered ? 1 : 0);
  const known = !loading && !failed && count > 0;
  return (
    <Line>
      {known ? (
        <button type="button" onClick={() => focusHeading(headingId)}>
          Needs your action ({count})
        </button>
      ) : null}
    </Line>
  );
}

function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

const Line = styled.p`
  min-height: 1.75rem;
  margin-block: calc(-1 * ${tokens.space[5]}) ${tokens.space[2]};

  ${media.desktop} {
    display: none;
  }

  button {
    min-height: 1.75rem;
    padding: 0;
    background: none;
    border: 0;
    color: ${tokens.colour['accent-text']};
    font: inherit;
    font-weight: 550;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
