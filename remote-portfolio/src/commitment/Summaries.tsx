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
import pictures from './final-pictures.json';
import { detailExpiry } from '../commitments/own-commitments';
import { moneyFact, countFact, statusFact } from '../components/Facts';
import { Section } from '../components/Sections';

export function CommitmentSummary({ commitment }: { commitment: Commitment }) {
  const { commitmentAmount, commitmentCurrencyCode, commitmentShares } = commitment;
  const expiry = detailExpiry(commitment);
  return (
    <Section title="Commitment Summary">
      <DataList
        columns={4}
        items={[
          { label: 'Commitment Date', value: formatDate(committedOn(commitment)) },
          moneyFact('Commitment Amount', commitmentAmount, commitmentCurrencyCode),
          countFact('No of Shares', commitmentShares),
          { label: 'Commitment Expiry', value: formatDate(expiry && commitment[expiry]) },
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

type FinalPicture = keyof typeof pictures;

const messages: Partial<Record<StatusName, MissingFigures>> = {
  pending: { message: 'Campaign: Pending for Approval', picture: 'pending' },
  incomplete: { message: 'Campaign Not Yet Completed', picture: 'incomplete' },
  ongoing: { message: 'Campaign Still On-going', picture: 'ongoing' },
  cancelled: { message: 'Commitment Cancelled', picture: 'cancelled' },
  terminated: { message: 'Campaign Terminated', picture: 'terminated' },
};

/** Says why there are no final figures (spec §4), or null. The code may show the ending before the name, or stand without one. */
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

/** The specification does not say where Investor Status comes from (spec §2), so it is that of the commitment. */
export function InvestorSummary(props: { commitment: Commitment; campaignId: string }) {
  const { commitment, campaignId } = props;
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

const { colour } = tokens;

const looks = {
  pen: { stroke: colour.ink },
  quiet: { stroke: colour['line-strong'] },
  accent: { stroke: colour['accent-text'] },
  arc: { stroke: colour['accent-text'], strokeWidth: 9, strokeLinecap: 'butt' },
  paper: { stroke: colour.ink, fill: colour.surface },
  full: { stroke: colour.ink, fill: colour['accent-text'] },
  soft: { stroke: colour.ink, fill: colour['accent-line'] },
  warm: { stroke: colour.ink, fill: colour['warning-soft'] },
  grey: { stroke: colour.ink, fill: colour['neutral-soft'] },
  disc: { fill: colour.surface },
  dot: { fill: colour['accent-text'] },
} as const;

/** Shapes from back to front: look, path and perhaps dashes. They are not images, because their colours follow the theme. */
const shapesOf: Record<FinalPicture, string[][]> = pictures;

/** The illustration of a status without final figures (spec §4). The text beside it says the same to screen readers. */
function Illustration({ picture }: { picture: FinalPicture }) {
  return (
    <svg
      viewBox="0 0 200 132"
      width="100%"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-picture={picture}
    >
      <ellipse cx="100" cy="64" rx="88" ry="56" fill={colour['accent-soft']} />
      <path d="M26 118h148" {...looks.quiet} />
      {shapesOf[picture].map(([look = '', path, dashes]) => (
        <path key={path} d={path} strokeDasharray={dashes} {...looks[look as keyof typeof looks]} />
      ))}
    </svg>
  );
}
