import { styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { countdown, endInstant } from '@investor-portal/shared/rules/dates';
import { phaseOf, type OfferPeriod } from '@investor-portal/shared/rules/offering-phase';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Cluster, SmallText } from '@investor-portal/shared/ui/Layout';

/** Counts to the end, which may be missing or far in the future, or else to the start (spec §2). */
export function Countdown({ campaign }: { campaign: OfferPeriod }) {
  const now = useNow(1_000);
  if (phaseOf(campaign, now) === 'ended') return <SmallText $soft>Ended</SmallText>;
  // An end without a time means the end of that day. A start without a time means its beginning.
  const endsAt = endInstant(campaign.offeredPeriodEndDate);
  const left = countdown(endsAt ?? parseInstant(campaign.offeredPeriodStartDate), now);
  if (!left) return null;
  const hasEnd = endsAt !== null;
  if (left.ended) return <SmallText $soft>Started</SmallText>;
  const parts = [
    [left.days, left.days === 1 ? 'day' : 'days'],
    [left.hours, left.hours === 1 ? 'hour' : 'hours'],
    [left.minutes, left.minutes === 1 ? 'minute' : 'minutes'],
  ] as const;
  const caption = hasEnd ? 'Offering ends in' : 'Offering starts in';
  const isLastMinute = parts.every(([count]) => count === 0);
  const spoken = isLastMinute
    ? 'less than a minute'
    : parts.map(([count, unit]) => `${count} ${unit}`).join(', ');
  return (
    <div>
      {/* Both texts fit on one line at 360 px, so that Invest Now does not move when the last minute begins. */}
      <Cluster $gap={2} $justify="between">
        <SmallText $soft aria-hidden="true">
          {caption}
        </SmallText>
        <SmallText $soft role="status">
          {isLastMinute ? <strong>Less than a minute left</strong> : null}
        </SmallText>
      </Cluster>
      <div role="timer" aria-label={`${caption} ${spoken}`}>
        <Row aria-hidden="true">
          {parts.map(([count, unit], index) => (
            <Part key={index} data-last-day={(hasEnd && left.days === 0) || undefined}>
              <Count>{String(count).padStart(2, '0')}</Count>
              <Unit>{unit}</Unit>
            </Part>
          ))}
        </Row>
      </div>
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[2]};
`;

const Part = styled.div`
  padding: ${tokens.space[2]};
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.md};
  text-align: center;

  &[data-last-day] {
    background: ${tokens.colour['warning-soft']};
    color: ${tokens.colour.warning};

    > * {
      color: inherit;
    }
  }
`;

const Count = styled.div`
  ${tabularDigits}
  font-size: ${tokens.text['2xl']};
  font-weight: 620;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;

const Unit = styled.div`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.xs};
`;
