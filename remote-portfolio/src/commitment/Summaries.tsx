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

type Shape = readonly [look: keyof typeof looks, path: string, dashes?: string];

/** The shapes of each picture, from back to front. They are no files, because their colours follow the theme. */
const pictures = {
  // A form waiting for approval, and a clock.
  pending: [
    ['paper', 'M58 22h50l20 20v76H58z'],
    ['soft', 'M108 22v20h20z'],
    ['quiet', 'M70 52h32M70 64h44M70 76h28'],
    ['accent', 'M70 98c6-10 12 8 18-2s8 2 14-2'],
    ['warm', 'M113 88a23 23 0 1 0 46 0a23 23 0 1 0-46 0'],
    ['pen', 'M136 74v14l9 7M136 68v1M136 107v1M116 88h1M155 88h1'],
  ],
  // An open ring: the offering has ended, but shares are not counted yet.
  incomplete: [
    ['disc', 'M48 66a44 44 0 1 0 88 0a44 44 0 1 0-88 0'],
    ['quiet', 'M128 66a36 36 0 1 1-72 0a36 36 0 1 1 72 0', '4 7'],
    ['arc', 'M92 30a36 36 0 1 1-34 24'],
    ['pen', 'M80 60h24M80 72h16M150 118V58'],
    ['warm', 'M150 58h26l-7 9 7 9h-26z'],
  ],
  // A growing campaign: bars, the next one dashed, and a rising line.
  ongoing: [
    ['soft', 'M44 118V92h18v26zM72 118V78h18v40z'],
    ['full', 'M100 118V62h18v56z'],
    ['quiet', 'M128 118V44h18v74', '5 6'],
    ['accent', 'M42 76c18-2 30-10 42-22s26-20 50-26M124 22l12 5-8 10'],
    ['paper', 'M38 76a4 4 0 1 0 8 0a4 4 0 1 0-8 0M80 54a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
  ],
  // A crossed-out commitment, and money on its way back into the wallet.
  cancelled: [
    ['paper', 'M40 30h48v70H40z'],
    ['quiet', 'M50 46h28M50 58h28M50 70h18'],
    ['grey', 'M72 94a16 16 0 1 0 32 0a16 16 0 1 0-32 0'],
    ['pen', 'M82 88l12 12M94 88l-12 12'],
    ['accent', 'M98 40c16-12 34-8 42 8', '5 6'],
    ['accent', 'M143 38l-2 11-11-2'],
    ['soft', 'M114 72h50a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6h-50z'],
    ['paper', 'M150 88h22v14h-22a7 7 0 0 1 0-14z'],
    ['dot', 'M149.5 95a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0'],
    ['warm', 'M124 64a8 8 0 1 0 16 0a8 8 0 1 0-16 0'],
  ],
  // A closed stall: the campaign is over and nothing was sold.
  terminated: [
    ['paper', 'M54 52h92v66H54z'],
    ['grey', 'M64 62h72v56H64z'],
    ['quiet', 'M64 74h72M64 86h72M64 98h72'],
    ['soft', 'M48 30h104l8 22H40z'],
    ['pen', 'M68 30l-4 22M90 30l-2 22M112 30l2 22M132 30l4 22'],
    ['warm', 'M82 82h36v20H82z'],
    ['pen', 'M100 72l-12 10M100 72l12 10M90 92h20'],
    ['dot', 'M97.5 72a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0'],
  ],
} satisfies Record<string, readonly Shape[]>;

type FinalPicture = keyof typeof pictures;

/** The illustration of a status without final figures (spec §4). The text beside it says the same to screen readers. */
function Illustration({ picture }: { picture: FinalPicture }) {
  const shapes: readonly Shape[] = pictures[picture];
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
      {shapes.map(([look, path, dashes]) => (
        <path key={path} d={path} strokeDasharray={dashes} {...looks[look]} />
      ))}
    </svg>
  );
}
