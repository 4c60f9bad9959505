import { styled } from 'styled-components';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { shownChanges } from './material-changes';

interface ReconfirmNoticeProps {
  commitment: Commitment;
  /** Absent once it is too late. */
  onReconfirm: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

/** What changed since the commitment, side by side, and what happens with and without an answer. */
export function ReconfirmNotice({ commitment, onReconfirm, onCancel }: ReconfirmNoticeProps) {
  const amount = formatMoney(commitment.commitmentAmount, commitment.commitmentCurrencyCode);
  const deadline = formatDateTime(commitment.reconfirmDeadlineDate);
  const until = deadline === '--' ? '' : ` until ${deadline}`;
  const changes = shownChanges(commitment.materialChanges);
  return (
    <Card as="section" aria-labelledby="reconfirm">
      <SectionHeading id="reconfirm">The campaign changed after you committed</SectionHeading>
      <Stack $gap={4}>
        {onReconfirm ? (
          <Notice tone="warning" title={<NoWrap>{`Reconfirm${until}`}</NoWrap>}>
            <NoWrap>{`Without your reconfirmation the commitment is cancelled and ${amount} goes back to your wallet.`}</NoWrap>
          </Notice>
        ) : (
          <Notice
            tone="warning"
            live
            title={<NoWrap>{`Reconfirming was possible${until}`}</NoWrap>}
          >
            The commitment is being cancelled and {amount} goes back to your wallet.
          </Notice>
        )}
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
              {changes.map(({ name, before, after }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <Value $long={before.length > longest}>{before}</Value>
                  <Value $long={after.length > longest}>{after}</Value>
                </tr>
              ))}
            </tbody>
          </Comparison>
        ) : null}
        <Cluster $justify="end">
          {onCancel ? (
            <Button variant="secondary" onClick={onCancel}>
              Cancel commitment
            </Button>
          ) : null}
          {onReconfirm ? <Button onClick={onReconfirm}>Reconfirm commitment</Button> : null}
        </Cluster>
      </Stack>
    </Card>
  );
}

/** Of what stays on one line: an amount, a date with its time. */
const longest = 24;

const Value = styled.td<{ $long: boolean }>`
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};
  overflow-wrap: ${({ $long }) => ($long ? 'anywhere' : 'normal')};
`;

const Comparison = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.sm};
  text-align: start;

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} 0;
    border-bottom: 1px solid ${tokens.colour.line};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  th[scope='row'] {
    overflow-wrap: anywhere;
  }

  td:last-child {
    padding-inline-end: 0;
    font-weight: 600;
  }
`;
