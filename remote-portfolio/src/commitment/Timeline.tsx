import { Check } from 'lucide-react';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { commitmentDeadline } from '@investor-portal/shared/rules/deadline';
import { endInstant, formatDateTime, durationText } from '@investor-portal/shared/rules/dates';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { DeadlineCalendar } from '../components/DeadlineCalendar';
import { timelineSteps, type TimelineStep } from './timeline-steps';
import { stepMessages } from './timeline-messages';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Section } from '../components/Section';

interface TimelineProps {
  commitment: Commitment;
  campaign: Campaign;
  memo: StockMemo | undefined;
}

/** Screen readers read this before the title of a step. */
const statePrefix = { done: 'Done: ', current: 'Current: ', upcoming: 'Upcoming: ' };

export function Timeline({ commitment, campaign, memo }: TimelineProps) {
  const now = useNow(60_000);
  return (
    <Section title="Timeline">
      <ol>
        {timelineSteps(commitment, campaign, memo, now).map((step) => {
          const { title, sentences } = stepMessages(commitment, step);
          return (
            <Step
              key={step.name}
              data-state={step.state}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              <Mark aria-hidden="true">
                {step.state === 'done' ? <Check size={12} strokeWidth={3} /> : null}
              </Mark>
              <Title>
                <VisuallyHidden>{statePrefix[step.state]}</VisuallyHidden>
                <span>{title}</span>
              </Title>
              {step.date ? (
                <When>
                  <NoWrap>{formatDateTime(step.date) + ahead(step, now)}</NoWrap>
                </When>
              ) : null}
              {sentences.map((sentence, index) => (
                <p key={index}>
                  <NoWrap hideable>{sentence}</NoWrap>
                </p>
              ))}
              {step.name === 'locked' ? (
                <DeadlineCalendar
                  deadline={commitmentDeadline('cancel', commitment, {
                    at: endInstant(step.date),
                    shown: step.date,
                  })}
                />
              ) : null}
              {step.name === 'memo' && memo ? (
                <p>
                  <TextLink to={paths.stockPosition(memo.guid)}>
                    {memo.stockMemoNumber || 'Stock memo'}
                  </TextLink>
                </p>
              ) : null}
            </Step>
          );
        })}
      </ol>
    </Section>
  );
}

function ahead({ date, state }: TimelineStep, now: number): string {
  const at = endInstant(date);
  return state === 'done' || at === null || at <= now ? '' : `, in ${durationText(at - now)}`;
}

const Step = styled.li`
  --step-mark: ${tokens.colour['accent-text']};
  --step-line: dashed ${tokens.colour.line};
  --step-title: ${tokens.colour.ink};
  position: relative;
  list-style: none;
  padding: 0 0 ${tokens.space[5]} ${tokens.space[8]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};

  &[data-state='done'] {
    --step-line: solid var(--step-mark);
  }

  &[data-state='upcoming'] {
    --step-mark: ${tokens.colour['line-strong']};
    --step-title: ${tokens.colour['ink-quiet']};
    color: ${tokens.colour['ink-quiet']};
  }

  &:not(:last-child)::before {
    position: absolute;
    inset: 1.25rem auto 0 0.625rem;
    margin-inline-start: -1px;
    border-inline-start: 2px var(--step-line);
    content: '';
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: 0.0625rem auto auto 0;
  display: grid;
  width: 1.25rem;
  height: 1.25rem;
  place-items: center;
  background: ${tokens.colour.surface};
  border: 2px solid var(--step-mark);
  border-radius: 50%;
  color: ${tokens.colour.surface};

  [data-state='done'] > & {
    background: var(--step-mark);
  }

  [data-state='current'] > &::after {
    width: 0.5rem;
    height: 0.5rem;
    background: var(--step-mark);
    border-radius: 50%;
    content: '';
  }
`;

const Title = styled.p`
  color: var(--step-title);
  font-weight: 600;
`;

const When = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.xs};
`;
