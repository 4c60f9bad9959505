import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { Facts } from '../components/Facts';

interface InvestorSummaryProps {
  commitment: Commitment;
  campaignId: string;
}

/**
 * Who committed to which campaign (spec §2, 'A separate summary'). The specification does not say where Investor Status
 * comes from. It is the commitment's status, the only one an investor has in a campaign.
 */
export function InvestorSummary({ commitment, campaignId }: InvestorSummaryProps) {
  return (
    <Card as="section" aria-labelledby="investor-summary">
      <SectionHeading id="investor-summary">Investor</SectionHeading>
      <Facts
        facts={[
          { label: 'Campaign ID', value: campaignId },
          { label: 'Investor Type', value: commitment.investorAccountServiceName },
          { label: 'Investor Name', value: commitment.investorAccountName },
          {
            label: 'Investor Status',
            value: <StatusBadge status={commitment.commitmentStatus.name} />,
          },
        ]}
      />
    </Card>
  );
}
