import type { ReactNode } from 'react';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { Money } from '@investor-portal/shared/ui/Money';
import { Own } from '@investor-portal/shared/ui/Own';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { CommitmentStatus } from './CommitmentStatus';
import type { TableLabel } from './CommitmentTable';
import { listExpiry } from './expiry';
import { TableRow } from './TableRow';

interface CommitmentRowProps {
  commitment: Commitment;
  /** Its kebab menu. */
  actions?: ReactNode;
}

/** The labels of the table's columns. */
export const commitmentLabels: readonly TableLabel[] = [
  { label: 'Campaign Code' },
  { label: 'Commitment Code' },
  { label: 'Shares', figure: true },
  { label: 'Amount', figure: true },
  { label: 'Date' },
  { label: 'Expiration' },
  { label: 'Status' },
];

/** A commitment in the 'By Commitment' lists (spec §2 'Commitments listing'). */
export function CommitmentRow({ commitment, actions }: CommitmentRowProps) {
  return (
    <TableRow
      layout="commitment"
      to={paths.commitment(commitment.guid, commitment.campaignGuid)}
      title={commitment.nameOfIssuer || '--'}
      actions={actions}
      facts={[
        { label: 'Campaign Code', value: commitment.campaignCode },
        { label: 'Commitment Code', value: commitment.commitmentCode },
        {
          label: 'Shares',
          figure: true,
          value: <Own>{formatCount(commitment.commitmentShares)}</Own>,
        },
        {
          label: 'Amount',
          figure: true,
          value: (
            <Money
              own
              amount={commitment.commitmentAmount}
              currency={commitment.commitmentCurrencyCode}
            />
          ),
        },
        { label: 'Date', value: formatDate(commitment.commitmentDate) },
        { label: 'Expiration', value: formatDate(listExpiry(commitment)) },
        { label: 'Status', value: <CommitmentStatus commitment={commitment} /> },
      ]}
    />
  );
}
