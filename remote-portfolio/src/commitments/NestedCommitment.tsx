import { styled } from 'styled-components';
import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
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

/** The only commitment to a campaign, whose line already shows its amount and its status. */
export function OnlyCommitment(props: NestedCommitmentProps) {
  const { commitmentShares: shares } = props.commitment;
  const [code, units, amount, expiration, status] = nestedFacts(props);
  return (
    <Facts
      facts={[
        { ...code, quiet: 'always', place: { order: 5, gridArea: 'code' } },
        {
          ...units,
          value:
            shares === null ? null : <HideableFigures>{countOf(shares, 'share')}</HideableFigures>,
          figure: true,
          quiet: 'always',
          place: { order: 7, gridArea: 'shares' },
        },
        { ...amount, repeats: true },
        {
          ...expiration,
          quiet: 'in-tables',
          place: { order: 1, flexBasis: '100%', gridArea: 'expiry' },
        },
        { ...status, repeats: true },
      ]}
    />
  );
}

export function nestedFacts({ commitment, campaign }: NestedCommitmentProps) {
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
  ] as const satisfies readonly Fact[];
}

const Row = styled.div`
  padding: ${tokens.space[3]} 0;
`;
