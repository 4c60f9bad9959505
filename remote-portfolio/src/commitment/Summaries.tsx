import { styled } from 'styled-components';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { finalCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import {
  endingOf,
  isFinal,
  rulesOfCode,
  rulesOfName,
  statusName,
  type StatusName,
} from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { normalisedStatus, statusEntryOf } from '@investor-portal/shared/rules/status';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { detailExpiry } from '../commitments/expiry';
import { moneyFact, countFact, statusFact } from '../components/Facts';
import { Section } from '../components/Section';
import { Illustration, type FinalPicture } from './Illustration';

export function CommitmentSummary({ commitment }: { commitment: Commitment }) {
  const { commitmentAmount, commitmentCurrencyCode, commitmentShares } = commitment;
  return (
    <Section title="Commitment Summary">
      <DataList
        columns={4}
        items={[
          { label: 'Commitment Date', value: formatDate(committedOn(commitment)) },
          moneyFact('Commitment Amount', commitmentAmount, commitmentCurrencyCode),
          countFact('No of Shares', commitmentShares),
          { label: 'Commitment Expiry', value: formatDate(detailExpiry(commitment)) },
        ]}
      />
    </Section>
  );
}

/** The Final Investment Details card. It shows the final figures, or explains why they are not available yet (spec §4). */
export function FinalInvestmentDetails({ commitment }: { commitment: Commitment }) {
  const { completionDate, calibratedAmount, calibratedShares } = commitment;
  const missing = missingFigures(commitment);
  const final = isFinal(commitment);
  const currency = finalCurrencyOf(commitment);
  return (
    <Section title="Final Investment Details">
      {missing ? (
        <Message>
          <Illustration picture={missing.picture} />
          <p>{missing.message}</p>
        </Message>
      ) : (
        <DataList
          columns={4}
          items={[
            { label: 'Completion Date', value: formatDate(completionDate) },
            moneyFact('Final Investment Amount', final ? calibratedAmount : null, currency),
            countFact('Final No. of Shares', final ? calibratedShares : null),
          ]}
        />
      )}
    </Section>
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

interface MissingFigures {
  message: string;
  picture: FinalPicture;
}

const messages: Partial<Record<StatusName, MissingFigures>> = {
  pending: { message: 'Campaign: Pending for Approval', picture: 'pending' },
  incomplete: { message: 'Campaign Not Yet Completed', picture: 'incomplete' },
  ongoing: { message: 'Campaign Still On-going', picture: 'ongoing' },
  cancelled: { message: 'Commitment Cancelled', picture: 'cancelled' },
  terminated: { message: 'Campaign Terminated', picture: 'terminated' },
};

/**
 * Says why there are no final figures, for a status name in any case and spelling (spec §4 'Final Investment Details'). Returns
 * null if there are figures. The code may show the ending before the name does, and decides without a name.
 */
export function missingFigures(commitment: Commitment): MissingFigures | null {
  const { commitmentStatus, commitmentStatusCode } = commitment;
  const name =
    endingOf(commitment) ??
    (commitmentStatus.name || (rulesOfCode(commitmentStatusCode).name ?? ''));
  const known = statusEntryOf(messages, normalisedStatus(name));
  if (known) return known;
  return isFinal(commitment) || rulesOfName(name).hasFigures
    ? null
    : { message: 'Final figures not known', picture: 'incomplete' };
}

interface InvestorSummaryProps {
  commitment: Commitment;
  campaignId: string;
}

/**
 * The specification does not say where Investor Status comes from (spec §2, 'A separate summary'). We show the
 * commitment's status, because an investor has no other status in a campaign.
 */
export function InvestorSummary({ commitment, campaignId }: InvestorSummaryProps) {
  return (
    <Section title="Investor">
      <DataList
        columns={4}
        items={[
          { label: 'Campaign ID', value: campaignId },
          { label: 'Investor Type', value: inWords(commitment.investorAccountServiceName) },
          { label: 'Investor Name', value: commitment.investorAccountName },
          statusFact('Investor Status', statusName(commitment)),
        ]}
      />
    </Section>
  );
}

/** Turns the API's `INDIVIDUAL INVESTOR` into `Individual investor`. */
function inWords(name: string): string {
  return name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}
