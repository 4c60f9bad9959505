import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { byDate, isLastChanceToCancel } from '@investor-portal/shared/rules/deadline';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { deadlineTitle, reconfirmReason, reconfirmTask } from '@investor-portal/shared/rules/words';
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
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { ActionBody, Section } from '../components/Sections';
import { DeadlineCalendar } from '../components/DeadlineCalendar';
import { NotIncluded, notIncluded } from '../components/not-included';
import { useOpenCommitments } from '../data/use-open-commitments';
import { datesAhead, type useTasks, useWatchedDates } from './use-deadlines';

export function PendingActions({
  response,
  isUnregistered,
  toReconfirm,
}: ReturnType<typeof useTasks>) {
  const { data, error, isValidating, mutate } = response;
  const failed = data === undefined && Boolean(error);
  const unreadable = data?.unreadable ?? 0;
  if (toReconfirm.length === 0 && !isUnregistered && !failed && unreadable === 0) return null;
  return (
    <Alert as="section" aria-labelledby="needs-action">
      <SectionHeading id="needs-action">
        <Cluster as="span" $gap={2} style={{ flexWrap: 'nowrap' }}>
          <TriangleAlert aria-hidden="true" size={20} color={tokens.colour.warning} />
          <span>Needs your action</span>
        </Cluster>
      </SectionHeading>
      <Rows $onTint>
        {toReconfirm.map((deadline) => (
          <li key={deadline.subject.guid}>
            <strong>
              <NoWrap>{reconfirmTask(deadline)}</NoWrap>
            </strong>
            <ActionBody
              text={reconfirmReason(deadline)}
              action={
                <Cluster $gap={2}>
                  <LinkButton
                    size="sm"
                    to={deadline.to}
                    aria-label={`Review ${deadline.subject.code || 'your commitment'}`}
                  >
                    Review
                  </LinkButton>
                  <DeadlineCalendar deadline={deadline} />
                </Cluster>
              }
            />
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

const shownFirst = 5;

/** The next dates of commitments and watched campaigns, and whether a commitment is soon locked in. Nothing may be below. */
export function ComingUp({ now }: { now: number }) {
  const { data: open } = useOpenCommitments();
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
            <TextLink to={date.to}>{date.subject.issuer}</TextLink>
            <p>
              <span>{deadlineTitle(date, now)}</span>
              <span>: </span>
              <NoWrap>{formatDateTime(date.shown)}</NoWrap>
            </p>
            {isLastChanceToCancel(date, now) ? (
              <LinkButton
                variant="secondary"
                size="sm"
                to={date.to}
                state={requestAction('cancel')}
                aria-label={`Cancel commitment ${date.subject.code}`}
              >
                Cancel commitment
              </LinkButton>
            ) : null}
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

const Alert = styled(Card)`
  background: ${tokens.colour['warning-soft']};
  ${softBorder('warning')}
`;

const Rows = styled.ul<{ $onTint?: boolean }>`
  display: grid;
  gap: ${tokens.space[4]};
  overflow-wrap: anywhere;
  font-size: ${tokens.text.sm};

  > li {
    display: grid;
    gap: ${tokens.space[1]};
    justify-items: start;
  }

  > li + li {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid
      ${({ $onTint = false }) => tokens.colour[$onTint ? 'line-strong' : 'line']};
  }

  p {
    color: ${tokens.colour['ink-soft']};
  }
`;
