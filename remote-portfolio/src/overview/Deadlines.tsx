import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { byDate, type Deadline } from '@investor-portal/shared/rules/deadline';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import {
  deadlineTitle,
  lastChanceSentence,
  reconfirmReason,
  reconfirmTask,
} from '@investor-portal/shared/rules/words';
import { media } from '@investor-portal/shared/theme/media';
import { softBorder } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { PrintOnlyText } from '@investor-portal/shared/ui/PrintOnlyText';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { Section } from '../components/Section';
import { ActionBody } from '../components/ActionBody';
import { DeadlineCalendar } from '../components/DeadlineCalendar';
import { NotIncluded, notIncluded } from '../components/not-included';
import { OnwardLink } from '../components/OnwardLink';
import { datesAhead, type Deadlines, useWatchedDates } from './use-deadlines';

/** Lists the tasks of the investor. Renders nothing without a task. */
export function PendingActions({ response, isUnregistered, toReconfirm }: Deadlines) {
  const { data, error, isValidating, mutate } = response;
  const failed = data === undefined && Boolean(error);
  const unreadable = data?.unreadable ?? 0;
  if (toReconfirm.length === 0 && !isUnregistered && !failed && unreadable === 0) return null;
  return (
    <Alert as="section" aria-labelledby="needs-action">
      <SectionHeading id="needs-action">
        <Title>
          <TriangleAlert aria-hidden="true" size={20} />
          <span>Needs your action</span>
        </Title>
      </SectionHeading>
      <Rows $onTint>
        {toReconfirm.map((deadline) => (
          <li key={deadline.subject.guid}>
            <strong>
              <NoWrap>{reconfirmTask(deadline)}</NoWrap>
            </strong>
            <Actions text={reconfirmReason(deadline)} deadline={deadline}>
              <LinkButton
                size="sm"
                to={deadline.to}
                aria-label={`Review ${deadline.subject.code || 'your commitment'}`}
              >
                Review
              </LinkButton>
            </Actions>
          </li>
        ))}
        {isUnregistered ? (
          <li>
            <strong>Complete your registration</strong>
            <ActionBody
              text="You can commit funds once your investment account is open."
              action={
                <LinkButton size="sm" to={paths.registration}>
                  Continue
                </LinkButton>
              }
            />
          </li>
        ) : null}
        {failed ? (
          <li>
            <strong>We couldn’t load what needs your action</strong>
            <SmallRetry busy={isValidating} onClick={() => void mutate()} />
          </li>
        ) : null}
      </Rows>
      <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
    </Alert>
  );
}

/** The commitments that the investor can cancel only for a short time. Each has a link that asks to cancel it. */
export function CancelDeadlines({ toCancel, unchecked }: Deadlines) {
  const note = unchecked
    ? `We couldn’t check until when ${countOf(unchecked, 'commitment')} can be cancelled.`
    : '';
  if (toCancel.length === 0) return <NotIncluded>{note}</NotIncluded>;
  return (
    <Section
      title="You can still cancel"
      description="These are locked in within three days. Others are not listed here."
    >
      <Rows>
        {toCancel.map((deadline) => (
          <li key={deadline.subject.guid}>
            <OnwardLink isName to={deadline.to}>
              {deadline.subject.issuer}
            </OnwardLink>
            <Actions text={lastChanceSentence(deadline)} deadline={deadline}>
              <LinkButton
                variant="secondary"
                size="sm"
                to={deadline.to}
                state={requestAction('cancel')}
                aria-label={`Cancel commitment ${deadline.subject.code}`}
              >
                Cancel commitment
              </LinkButton>
            </Actions>
          </li>
        ))}
      </Rows>
      <NotIncluded>{note}</NotIncluded>
    </Section>
  );
}

const shownFirst = 5;

/** The dates of the investor's commitments and of watched campaigns, the next first. Nothing may be below this section. */
export function ComingUp({ response: { data: open }, now }: Deadlines & { now: number }) {
  const watched = useWatchedDates(now);
  const [showsAll, setShowsAll] = useState(false);
  if (!open || watched.loading) return null;
  const dates = [...datesAhead(open, now), ...watched.dates].sort(byDate);
  const note = watched.unchecked
    ? `The dates of ${countOf(watched.unchecked, 'campaign')} you watch are not included.`
    : '';
  if (dates.length === 0) return <NotIncluded>{note}</NotIncluded>;
  const shown = showsAll || dates.length <= shownFirst + 1 ? dates : dates.slice(0, shownFirst);
  const more = dates.length - shown.length;
  return (
    <Section title="Coming up">
      <Rows>
        {shown.map((date) => (
          <li key={`${date.kind} ${date.subject.guid}`}>
            <OnwardLink isName to={date.to}>
              {date.subject.issuer}
            </OnwardLink>
            <p>
              <span>{deadlineTitle(date, now)}</span>
              <span>: </span>
              <NoWrap>{formatDateTime(date.shown)}</NoWrap>
            </p>
          </li>
        ))}
      </Rows>
      {more > 0 ? (
        <>
          <Button ref={transferFocus} variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
            {`Show all ${formatCount(dates.length)}`}
          </Button>
          <PrintOnlyText>{`Not printed: ${countOf(more, 'more date')}.`}</PrintOnlyText>
        </>
      ) : null}
      <NotIncluded>{note}</NotIncluded>
    </Section>
  );
}

interface ActionsProps {
  text: string;
  deadline: Deadline;
  /** The button to the action. */
  children: ReactNode;
}

function Actions({ text, deadline, children }: ActionsProps) {
  return (
    <ActionBody
      text={text}
      action={
        <Buttons $gap={2}>
          {children}
          <DeadlineCalendar deadline={deadline} />
        </Buttons>
      }
    />
  );
}

const Alert = styled(Card)`
  background: ${tokens.colour['warning-soft']};
  ${softBorder('warning')}
`;

const Title = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;

  > svg {
    color: ${tokens.colour.warning};
  }
`;

const Rows = styled.ul<{ $onTint?: boolean }>`
  display: grid;
  gap: ${tokens.space[4]};
  overflow-wrap: anywhere;
  font-size: ${tokens.text.sm};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[1]};
    justify-items: start;
  }

  > li + li {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid
      ${({ $onTint = false }) => tokens.colour[$onTint ? 'line-strong' : 'line']};
  }

  strong {
    font-weight: 600;
  }

  p {
    color: ${tokens.colour['ink-soft']};
  }
`;

/* On a phone the texts are smaller, so that both buttons fit a line. */
const Buttons = styled(Cluster)`
  /* If the quiet button wraps, its icon lines up with the edge of the button above. */
  > button {
    margin-inline: calc(${tokens.space[3]} * -1);
  }

  ${media.phone} {
    a,
    button {
      font-size: 0.8125rem;
      letter-spacing: normal;
    }
  }
`;
