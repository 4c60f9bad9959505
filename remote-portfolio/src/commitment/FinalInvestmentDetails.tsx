import { styled } from 'styled-components';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { finalCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import {
  endingOf,
  isFinal,
  rulesOfCode,
  rulesOfName,
  type StatusName,
} from '@investor-portal/shared/rules/commitment-status';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { statusEntryOf, normalisedStatus } from '@investor-portal/shared/rules/status';
import { Section } from '../components/Section';
import { Illustration, type FinalPicture } from './Illustration';
import { moneyFact, sharesFact } from '../components/Facts';

/** The Final Investment Details card. It shows the final figures, or explains why they are not available yet (spec §4). */
export function FinalInvestmentDetails({ commitment }: { commitment: Commitment }) {
  const details = finalDetails(commitment);
  return (
    <Section title="Final Investment Details">
      {details.kind === 'figures' ? (
        <FinalFigures commitment={commitment} />
      ) : (
        <Message>
          <Illustration picture={details.picture} />
          <p>{details.message}</p>
        </Message>
      )}
    </Section>
  );
}

function FinalFigures({ commitment }: { commitment: Commitment }) {
  const { completionDate, calibratedAmount, calibratedShares } = commitment;
  const final = isFinal(commitment);
  return (
    <DataList
      columns={4}
      items={[
        { label: 'Completion Date', value: formatDate(completionDate) },
        moneyFact(
          'Final Investment Amount',
          final ? calibratedAmount : null,
          finalCurrencyOf(commitment),
        ),
        sharesFact('Final No. of Shares', final ? calibratedShares : null),
      ]}
    />
  );
}

const Message = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: center;
  color: ${tokens.colour['ink-soft']};
  font-weight: 550;
`;

interface FinalMessage {
  message: string;
  picture: FinalPicture;
}

type FinalDetails = { kind: 'figures' } | ({ kind: 'message' } & FinalMessage);

const messages: Partial<Record<StatusName, FinalMessage>> = {
  pending: {
    message: 'Campaign: Pending for Approval',
    picture: 'pending',
  },
  incomplete: { message: 'Campaign Not Yet Completed', picture: 'incomplete' },
  ongoing: { message: 'Campaign Still On-going', picture: 'ongoing' },
  cancelled: { message: 'Commitment Cancelled', picture: 'cancelled' },
  terminated: { message: 'Campaign Terminated', picture: 'terminated' },
};

/**
 * Returns the content of the card for a status name in any case and spelling (spec §4 'Final Investment Details'). The code may
 * show the ending before the name does, and decides without a name.
 */
export function finalDetails(commitment: Commitment): FinalDetails {
  const { commitmentStatus, commitmentStatusCode } = commitment;
  const name =
    endingOf(commitment) ??
    (commitmentStatus.name || (rulesOfCode(commitmentStatusCode).name ?? ''));
  const known = statusEntryOf(messages, normalisedStatus(name));
  if (known) return { kind: 'message', ...known };
  return isFinal(commitment) || rulesOfName(name).hasFigures
    ? { kind: 'figures' }
    : { kind: 'message', message: 'Final figures not known', picture: 'incomplete' };
}
