import { styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { statusName } from '@investor-portal/shared/rules/commitment-status';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { linkFact, type Fact, moneyFact, statusFact, unitsFact } from '../components/Facts';
import { FactsList, FactsRow } from '../components/FactsRow';
import {
  expiryFact,
  nestedExpiry,
  remainingText,
  sumOwnCommitments,
  toneOf,
} from './own-commitments';

/** A campaign in the 'By Campaign' lists, with the investor's commitments to it (spec §2). */
export function CampaignRowCard({ campaign }: { campaign: CampaignRow }) {
  const { commitments } = campaign;
  const { sum, status } = sumOwnCommitments(campaign);
  const [only, ...others] = commitments;
  const isOnly = only && others.length === 0;
  return (
    <FactsRow
      to={paths.commitmentByCampaign(campaign.guid)}
      title={campaign.issuerName || campaign.campaignCode || 'Campaign'}
      tone={toneOf(commitments)}
      facts={[
        moneyFact('Your Amount', sum ? formatCentavos(sum.amount) : null, sum?.currency ?? ''),
        statusFact('Your Status', status),
        {
          label: 'Campaign Status',
          value: (
            <>
              <span>{'Campaign: '}</span>
              <StatusBadge quiet status={campaign.campaignStatus} />
            </>
          ),
        },
        { label: 'Remaining Days', value: remainingText(campaign, useNow(60_000)) },
        { label: 'End Date', labelled: true, value: formatDate(campaign.campaignEndDate) },
        {
          label: 'Progress',
          value: (
            // Gives the bar a length.
            <div style={{ width: '7.5rem' }}>
              <ProgressBar label="Raised of total offering" value={campaign.campaignProgress} />
            </div>
          ),
        },
        { label: 'Campaign Code', kind: 'code', value: campaign.campaignCode },
        ...(isOnly ? factsOfOnly(only, campaign) : []),
      ]}
    >
      {isOnly ? null : (
        <Nested>
          <summary>{countOf(commitments.length, 'commitment')}</summary>
          <FactsList rows={commitments.map((each) => nestedFacts(each, campaign))} empty={null} />
        </Nested>
      )}
    </FactsRow>
  );
}

type CommitmentOfRow = CampaignRow['commitments'][number];

/** The facts of an only commitment stand among those of its campaign, which already say its amount and its status. */
function factsOfOnly(commitment: CommitmentOfRow, campaign: CampaignRow): Fact[] {
  return nestedFacts(commitment, campaign)
    .filter(({ kind }) => kind !== 'amount' && kind !== 'status')
    .map((fact) => ({ ...fact, kind: fact.kind === 'lead' ? 'code' : 'own' }));
}

/** A commitment to a campaign. It is a link only if the API sends its guid. */
export function nestedFacts(commitment: CommitmentOfRow, campaign: CampaignRow): Fact[] {
  const { guid, commitmentCode } = commitment;
  return [
    linkFact(
      'Commitment Code',
      commitmentCode,
      guid && paths.commitment(guid, campaign.guid),
      'lead',
    ),
    unitsFact('Shares', commitment.commitmentShares, 'share'),
    moneyFact('Amount', commitment.commitmentAmount, commitment.commitmentCurrencyCode),
    expiryFact(commitment, nestedExpiry(commitment, campaign.campaignStatus)),
    statusFact('Status', statusName(commitment)),
  ];
}

/** The target of the summary is 44 px high, and reaches into the row's padding. */
const Nested = styled.details`
  summary {
    width: fit-content;
    margin-block: -0.625rem -0.75rem;
    padding-block: ${tokens.space[3]};
    padding-inline-end: ${tokens.space[4]};
    color: ${tokens.colour['accent-text']};
    font-size: 0.8125rem;
    font-weight: 550;
    line-height: 1.25rem;
    cursor: pointer;
  }

  > ul {
    margin-top: 0;
  }
`;
