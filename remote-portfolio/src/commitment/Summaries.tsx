import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { statusName } from '@investor-portal/shared/rules/commitment-status';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Section } from '../components/Section';
import { detailExpiry } from '../commitments/expiry';
import { moneyFact, sharesFact } from '../components/Facts';

export function CommitmentSummary({ commitment }: { commitment: Commitment }) {
  return (
    <Section title="Commitment Summary">
      <DataList
        columns={4}
        items={[
          { label: 'Commitment Date', value: formatDate(committedOn(commitment)) },
          moneyFact(
            'Commitment Amount',
            commitment.commitmentAmount,
            commitment.commitmentCurrencyCode,
          ),
          sharesFact('No of Shares', commitment.commitmentShares),
          { label: 'Commitment Expiry', value: formatDate(detailExpiry(commitment)) },
        ]}
      />
    </Section>
  );
}

/** Turns the API's `INDIVIDUAL INVESTOR` into `Individual investor`. */
function inWords(name: string): string {
  return name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;
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
          {
            label: 'Investor Status',
            value: <StatusBadge status={statusName(commitment)} />,
          },
        ]}
      />
    </Section>
  );
}
