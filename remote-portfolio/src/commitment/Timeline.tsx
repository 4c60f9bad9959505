import { Check } from 'lucide-react';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { endInstant, formatDateTime } from '@investor-portal/shared/rules/dates';
import { Card } from '@investor-portal/shared/ui/Card';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { Own } from '@investor-portal/shared/ui/Own';
import { timeUntil } from '../components/time-until';
import { CalendarButton } from '@investor-portal/shared/ui/CalendarButton';
import { deadlineFile } from '../components/deadline-event';
import { timeline, type TimelineStep } from './timeline';
import { Mark, Step, Steps, Title, When } from './Timeline.styled';
import { stepMessages } from './timeline-messages';

interface TimelineProps {
  commitment: Commitment;
  campaign: Campaign;
  memo: StockMemo | undefined;
}

/** Said by screen readers before the title of a step. */
const statePrefix: Record<TimelineStep['state'], string> = {
  done: 'Done: ',
  current: 'Current: ',
  upcoming: 'Upcoming: ',
};

/** How far the commitment has come, and what is next. */
export function Timeline({ commitment, campaign, memo }: TimelineProps) {
  const now = useNow(60_000);
  return (
    <Card as="section" aria-labelledby="timeline">
      <SectionHeading id="timeline">Timeline</SectionHeading>
      <Steps>
        {timeline(commitment, campaign, memo, now).map((step) => {
          const { title, sentences } = stepMessages(commitment, step);
          return (
            <Step
              key={step.name}
              $state={step.state}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              <Mark $state={step.state} aria-hidden="true">
                {step.state === 'done' ? <Check size={12} strokeWidth={3} /> : null}
              </Mark>
              <Title $state={step.state}>
                <VisuallyHidden>{statePrefix[step.state]}</VisuallyHidden>
                {title}
              </Title>
              {step.date ? (
                <When>
                  {formatDateTime(step.date)}
                  {ahead(step, now)}
                </When>
              ) : null}
              {sentences.map((sentence, index) => (
                <p key={index}>
                  <Own>{sentence}</Own>
                </p>
              ))}
              {step.name === 'locked' ? (
                <CalendarButton
                  variant="quiet"
                  {...deadlineFile({
                    kind: 'cancel',
                    commitment,
                    at: endInstant(step.date) ?? now,
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
      </Steps>
    </Card>
  );
}

/** How far ahead a step is: `, in 3 days`. */
function ahead({ date, state }: TimelineStep, now: number): string {
  const at = endInstant(date);
  return state === 'done' || at === null || at <= now ? '' : `, ${timeUntil(at, now)}`;
}
