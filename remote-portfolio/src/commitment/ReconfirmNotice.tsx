import { styled } from 'styled-components';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { amountOr } from '@investor-portal/shared/rules/commitment-currency';
import { actionDeadline, commitmentDeadline } from '@investor-portal/shared/rules/deadline';
import {
  reconfirmBy,
  tooLateToReconfirm,
  unlessReconfirmed,
  unreconfirmed,
} from '@investor-portal/shared/rules/words';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap, noWrap } from '@investor-portal/shared/ui/NoWrap';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Section } from '../components/Section';
import { DeadlineCalendar } from '../components/DeadlineCalendar';
import { formatChanges, sharesChangeSentence } from './material-changes';

interface ReconfirmNoticeProps {
  commitment: Commitment;
  /** Reconfirms the commitment. Undefined after the deadline. */
  onReconfirm: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

export function ReconfirmNotice({ commitment, onReconfirm, onCancel }: ReconfirmNoticeProps) {
  const amount = amountOr('the amount', commitment);
  const moment = actionDeadline(commitment, undefined);
  const changes = formatChanges(commitment.materialChanges);
  const shares = sharesChangeSentence(commitment);
  return (
    <Section title="The campaign changed after you committed">
      <Stack $gap={4}>
        {changes.length > 0 ? (
          <Comparison>
            <thead>
              <tr>
                <th scope="col">Term</th>
                <th scope="col">When you committed</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ name, before, after, difference }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <Value $long={before.length > maxUnbroken}>{noWrap(before)}</Value>
                  <Value $long={after.length > maxUnbroken}>
                    <strong>{noWrap(after)}</strong>
                    {difference ? <p>{difference}</p> : null}
                  </Value>
                </tr>
              ))}
            </tbody>
          </Comparison>
        ) : null}
        {shares ? (
          <p>
            <HideableFigures every>{shares}</HideableFigures>
          </p>
        ) : null}
        {onReconfirm ? (
          <Notice tone="warning" title={<NoWrap>{reconfirmBy(moment.shown, 'Reconfirm')}</NoWrap>}>
            <NoWrap hideable>{unlessReconfirmed('the commitment', { refund: amount })}</NoWrap>
          </Notice>
        ) : (
          <Notice tone="warning" live title={<NoWrap>{tooLateToReconfirm(moment.shown)}</NoWrap>}>
            <NoWrap hideable>{unreconfirmed(amount)}</NoWrap>
          </Notice>
        )}
        <Buttons>
          {onReconfirm ? <Button onClick={onReconfirm}>Reconfirm commitment</Button> : null}
          {onCancel ? (
            <Button variant="secondary" onClick={onCancel}>
              Cancel commitment
            </Button>
          ) : null}
          {onReconfirm ? (
            <DeadlineCalendar deadline={commitmentDeadline('reconfirm', commitment, moment)} />
          ) : null}
        </Buttons>
      </Stack>
    </Section>
  );
}

const Buttons = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;

/** Values up to this length, such as an amount or a date with its time, stay on one line. */
const maxUnbroken = 24;

const Comparison = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.sm};

  thead {
    color: ${tokens.colour['ink-quiet']};
    font-size: 0.8125rem;
  }

  tbody > tr {
    border-top: 1px solid ${tokens.colour.line};
  }

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} 0;
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
`;

const Value = styled.td<{ $long: boolean }>`
  color: ${tokens.colour['ink-quiet']};
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};

  /* The tint begins before the column's edge, so that the text stays on it. */
  > strong {
    margin-inline-start: -0.375rem;
    padding: 0.125rem 0.375rem;
    background: ${tokens.colour['warning-soft']};
    border-radius: ${tokens.radius.sm};
    color: ${tokens.colour.ink};
  }
`;
