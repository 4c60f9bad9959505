import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { Money } from '@investor-portal/shared/ui/Money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { Facts } from '../components/Facts';
import { CommitmentStatus } from './CommitmentStatus';
import { listExpiry } from './list-expiry';

/** A commitment in the 'By Commitment' lists (spec §2 'Commitments listing'). */
export function CommitmentRow({ commitment }: { commitment: Commitment }) {
  return (
    <CardLink
      to={paths.commitment(commitment.guid, commitment.campaignGuid)}
      title={commitment.nameOfIssuer || '--'}
      headingLevel={2}
    >
      <Facts
        facts={[
          { label: 'Campaign Code', value: commitment.campaignCode },
          { label: 'Commitment Code', value: commitment.commitmentCode },
          { label: 'Shares', value: formatCount(commitment.commitmentShares) },
          {
            label: 'Amount',
            value: (
              <Money
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
    </CardLink>
  );
}
