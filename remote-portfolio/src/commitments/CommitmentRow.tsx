import type { ReactNode } from 'react';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { finalCurrencyOf, isConverted } from '@investor-portal/shared/rules/commitment-currency';
import { endingOf, isFinal } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Money } from '@investor-portal/shared/ui/Money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { CommitmentStatus } from './CommitmentStatus';
import type { TableLabel } from './CommitmentTable';
import { listExpiry } from './expiry';
import { expiryValue } from './expiry-value';
import { toneOf } from './own-commitments';
import { CardOnlyLabel, TableRow } from './TableRow';
import { type Fact, moneyFact } from '../components/Facts';

interface CommitmentRowProps {
  commitment: Commitment;
  actions?: ReactNode;
}

export const commitmentLabels: readonly TableLabel[] = [
  { label: 'Amount', figure: true },
  { label: 'Status' },
  { label: 'Expiration' },
  { label: 'Shares', figure: true },
  { label: 'Date' },
];

/** A commitment in the 'By Commitment' lists (spec §2 'Commitments listing'). */
export function CommitmentRow({ commitment, actions }: CommitmentRowProps) {
  const { commitmentShares: shares } = commitment;
  const final = finalFact(commitment);
  return (
    <TableRow
      layout="commitment"
      to={paths.commitment(commitment.guid, commitment.campaignGuid)}
      title={issuerOrCode(commitment)}
      tone={toneOf([commitment])}
      actions={actions}
      facts={[
        {
          ...moneyFact('Amount', commitment.commitmentAmount, commitment.commitmentCurrencyCode),
          figure: true,
          place: { flexGrow: 1, gridArea: final ? 'amount' : '1 / amount / 3' },
        },
        {
          label: 'Status',
          value: <CommitmentStatus commitment={commitment} />,
          place: { gridArea: 'status' },
        },
        {
          label: 'Expiration',
          value: expiryValue(commitment, listExpiry(commitment)),
          place: { order: 3, gridArea: 'expiry' },
        },
        {
          label: 'Shares',
          figure: true,
          place: { order: 2, flexGrow: 1, gridArea: 'shares' },
          value:
            shares !== null ? (
              <>
                <HideableFigures>{formatCount(shares)}</HideableFigures>
                <CardOnlyLabel>{shares === 1 ? ' share' : ' shares'}</CardOnlyLabel>
              </>
            ) : null,
        },
        {
          label: 'Date',
          value: formatDate(committedOn(commitment)),
          quiet: 'on-cards',
          place: { order: 5, gridArea: 'date' },
        },
        {
          label: 'Commitment Code',
          value: commitment.commitmentCode,
          quiet: 'always',
          place: { order: 5, gridArea: 'code' },
        },
        {
          label: 'Campaign Code',
          value: commitment.campaignCode,
          quiet: 'always',
          place: { order: 5, gridArea: 'campaign' },
        },
        ...(final ? [final] : []),
      ]}
    />
  );
}

/** The final amount, if it differs from the committed one. The API does not send it in the lists by campaign (spec §3). */
function finalFact(commitment: Commitment): Fact | undefined {
  const { calibratedAmount: amount, commitmentAmount } = commitment;
  if (endingOf(commitment) || !isFinal(commitment) || amount === null) return undefined;
  if (amount === commitmentAmount && !isConverted(commitment)) return undefined;
  const currency = finalCurrencyOf(commitment);
  return {
    label: 'Final Investment Amount',
    figure: true,
    quiet: 'in-tables',
    place: { order: 3, gridArea: 'final' },
    value: (
      <>
        <span>Final </span>
        <Money hideable amount={amount} currency={currency} />
      </>
    ),
  };
}
