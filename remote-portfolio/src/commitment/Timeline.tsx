import { Circle, CircleCheck, CircleDot } from 'lucide-react';
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

/** Screen readers read the prefix before the title of a step. */
const states = {
  done: { prefix: 'Done: ', mark: CircleCheck },
  current: { prefix: 'Current: ', mark: CircleDot },
  upcoming: { prefix: 'Upcoming: ', mark: Circle },
};

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
          const [title, ...sentences] = stepMessages[step.name](commitment, step);
          const { prefix, mark: Mark } = states[step.state];
          return (
            <Step
              key={step.name}
              data-state={step.state}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              <Mark aria-hidden="true" />
              <strong>
                <VisuallyHidden>{prefix}</VisuallyHidden>
                <span>{title}</span>
              </strong>
              {step.date ? (
                <small>
                  <NoWrap>{formatDateTime(step.date) + ahead(step, now)}</NoWrap>
                </small>
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
  position: relative;
  list-style: none;
  padding: 0 0 ${tokens.space[5]} ${tokens.space[8]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};

  > svg {
    position: absolute;
    inset: 0 auto auto 0;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.colour['accent-text']};
  }

  > strong,
  > small {
    display: block;
  }

  > strong {
    color: ${tokens.colour.ink};
  }

  > small {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  &[data-state='done'] > svg {
    fill: ${tokens.colour['accent-text']};
    color: ${tokens.colour.surface};
  }

  &[data-state='upcoming'],
  &[data-state='upcoming'] > strong {
    color: ${tokens.colour['ink-quiet']};
  }

  &[data-state='upcoming'] > svg {
    color: ${tokens.colour['line-strong']};
  }

  &:not(:last-child)::before {
    position: absolute;
    inset: 1.25rem auto 0 0.5625rem;
    border-inline-start: 2px dashed ${tokens.colour.line};
    content: '';
  }

  &[data-state='done']::before {
    border-inline-start: 2px solid ${tokens.colour['accent-text']};
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

type Messages = [title: string, ...sentences: string[]];

export const stepMessages: Record<
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

function amountSentence({ commitmentShares, materialChanges, ...commitment }: Commitment): string {
  // After a change of terms, the API sends the number of shares under the new terms. The original number is unknown.
  const originalShares = materialChanges.length === 0 && commitmentShares;
  const shares = originalShares ? ` for ${countOf(originalShares, 'share')}` : '';
  return `${amountOr('An unknown amount', commitment)}${shares}.`;
}

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
