import { Check } from 'lucide-react';
import { styled } from 'styled-components';
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
import { tokens } from '@investor-portal/shared/theme/tokens';
import { amountOr, isConverted } from '@investor-portal/shared/rules/commitment-currency';
import {
  type Centavos,
  currencyOf,
  formatCentavos,
  formatMoney,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import {
  fewerSharesReason,
  oversubscriptionSentences,
  unlessReconfirmed,
} from '@investor-portal/shared/rules/words';
import { DeadlineCalendar } from '../components/DeadlineCalendar';
import { Section } from '../components/Sections';
import { timelineSteps, type TimelineStep } from './timeline-steps';
import { refundOfAmount, refundSentences } from './refund';

/** Screen readers read this before the title of a step. */
const statePrefix = { done: 'Done: ', current: 'Current: ', upcoming: 'Upcoming: ' };

export function Timeline(props: {
  commitment: Commitment;
  campaign: Campaign;
  memo: StockMemo | undefined;
}) {
  const { commitment, campaign, memo } = props;
  const now = useNow(60_000);
  return (
    <Section title="Timeline">
      <ol>
        {timelineSteps(commitment, campaign, memo, now).map((step) => {
          const [title, ...sentences] = stepMessages(commitment, step);
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

type Messages = [title: string, ...sentences: string[]];

const messages: Record<
  TimelineStep['name'],
  (commitment: Commitment, step: TimelineStep) => Messages
> = {
  committed: (commitment, { state }) => [
    'Committed',
    amountSentence(commitment),
    ...(state === 'current' ? ['Waiting to be confirmed.'] : []),
  ],
  reconfirm: (_, { state, date }) =>
    state === 'current'
      ? [
          'Reconfirm the changed terms',
          unlessReconfirmed('the commitment', { by: date ? ' by then' : '' }),
        ]
      : ['Reconfirmed', 'You accepted the changed terms.'],
  'not reconfirmed': () => ['Time to reconfirm is over', 'You can no longer reconfirm.'],
  locked: () => [
    'Cancelling ends',
    'Until then you can cancel. After that the commitment is locked in.',
  ],
  closed: (_, { state }) =>
    state === 'done'
      ? ['Campaign closed']
      : ['Campaign closes', 'An issuer may close earlier or later.'],
  calibrated: (commitment, { state }) =>
    state === 'done'
      ? ['Final shares', ...explainFinalShares(commitment)]
      : ['Final shares are calculated', ...oversubscriptionSentences(null)],
  memo: (_, { state }) =>
    state === 'done' ? ['Stock memo issued'] : ['Stock memo', 'It will record the shares you own.'],
  cancelled: (commitment) => ['Commitment cancelled', ...refundOfAmount(commitment)],
  terminated: (commitment) => [
    'Campaign terminated',
    'The campaign did not go through.',
    ...refundOfAmount(commitment),
  ],
};

export function stepMessages(commitment: Commitment, step: TimelineStep): Messages {
  return messages[step.name](commitment, step);
}

function amountSentence({ commitmentShares, materialChanges, ...commitment }: Commitment): string {
  // After a change of terms, the API sends the number of shares under the new terms. The original number is unknown.
  const originalShares = materialChanges.length === 0 && commitmentShares;
  const shares = originalShares ? ` for ${countOf(originalShares, 'share')}` : '';
  return `${amountOr('An unknown amount', commitment)}${shares}.`;
}

/** Explains the final shares and any refund. Returns nothing until both figures are known. */
export function explainFinalShares(commitment: Commitment): string[] {
  const { commitmentShares: requested, calibratedShares: received } = commitment;
  const committed = toCentavos(commitment.commitmentAmount);
  const final = toCentavos(commitment.calibratedAmount);
  if (received === null || committed === null || final === null) return [];
  return [sharesSentence(requested, received), ...moneySentences(commitment, committed, final)];
}

function sharesSentence(requested: number | null, received: number): string {
  if (!requested) return `You received ${countOf(received, 'share')}.`;
  if (received === requested)
    return `You received all ${countOf(received, 'share')} you asked for.`;
  const outcome = `You asked for ${countOf(requested, 'share')} and received ${countOf(received, 'share', 'shares')}.`;
  return received > requested ? outcome : outcome + fewerSharesReason();
}

function moneySentences(commitment: Commitment, committed: Centavos, final: Centavos): string[] {
  const currency = currencyOf(commitment.commitmentCurrencyCode);
  if (final >= committed || isConverted(commitment)) return [];
  const money = (centavos: Centavos) => formatMoney(formatCentavos(centavos), currency);
  const rounding = commitment.commitmentShares === commitment.calibratedShares;
  const cost = `${rounding ? 'You can only receive whole shares. They' : 'They'} cost ${money(final)} of your ${money(committed)}.`;
  const back = (committed - final) as Centavos;
  const refunds = refundSentences(commitment, back, 'due to you');
  const none = `No refund of the remaining ${money(back)} is on record yet.`;
  return [cost, ...(refunds.length > 0 ? refunds : [none])];
}
