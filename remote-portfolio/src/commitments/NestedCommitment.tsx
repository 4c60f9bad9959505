import { styled } from 'styled-components';
import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { type Fact, Facts, moneyFact, sharesFact } from '../components/Facts';
import { CommitmentStatus } from './CommitmentStatus';
import { nestedExpiry } from './expiry';
import { expiryValue } from './expiry-value';

interface NestedCommitmentProps {
  commitment: CampaignRow['commitments'][number];
  campaign: CampaignRow;
}

/** A commitment below its campaign. It is a link only if the API sends its guid. */
export function NestedCommitment(props: NestedCommitmentProps) {
  return (
    <Row>
      <Facts rows facts={nestedFacts(props)} />
    </Row>
  );
}

export function nestedFacts({ commitment, campaign }: NestedCommitmentProps): Fact[] {
  const code = commitment.commitmentCode || '--';
  return [
    {
      label: 'Commitment Code',
      value: commitment.guid ? (
        <TextLink to={paths.commitment(commitment.guid, campaign.guid)}>{code}</TextLink>
      ) : (
        code
      ),
    },
    sharesFact('Shares', commitment.commitmentShares),
    moneyFact('Amount', commitment.commitmentAmount, commitment.commitmentCurrencyCode),
    {
      label: 'Expiration',
      value: expiryValue(commitment, nestedExpiry(commitment, campaign.campaignStatus)),
    },
    { label: 'Status', value: <CommitmentStatus commitment={commitment} /> },
  ];
}

const Row = styled.div`
  padding: ${tokens.space[3]} 0;
`;
