import { styled } from 'styled-components';
import type { CampaignRow } from '@investor-portal/shared/partner-api/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { Facts } from '../components/Facts';
import { NestedCommitment } from './NestedCommitment';

/** A campaign in the 'By Campaign' lists, with the investor's commitments to it (spec §2). */
export function CampaignRowCard({ campaign }: { campaign: CampaignRow }) {
  const { commitments } = campaign;
  return (
    <CardLink
      to={paths.commitmentByCampaign(campaign.guid)}
      title={campaign.issuerName || '--'}
      headingLevel={2}
    >
      <Facts
        facts={[
          { label: 'Campaign Code', value: campaign.campaignCode },
          { label: 'End Date', value: formatDate(campaign.campaignEndDate) },
          { label: 'Remaining Days', value: formatCount(campaign.remainingDays) },
          { label: 'Status', value: <StatusBadge status={campaign.campaignStatus} /> },
          {
            label: 'Progress',
            wide: true,
            value: (
              <ProgressBar label="Raised of total offering" value={campaign.campaignProgress} />
            ),
          },
        ]}
      />
      <Nested>
        <summary>{countOf(commitments.length, 'commitment')}</summary>
        <ul>
          {commitments.map((commitment) => (
            <li key={commitment.guid || commitment.commitmentCode}>
              <NestedCommitment commitment={commitment} campaign={campaign} />
            </li>
          ))}
        </ul>
      </Nested>
    </CardLink>
  );
}

const Nested = styled.details`
  border-top: 1px solid ${tokens.colour.line};
  padding-top: ${tokens.space[2]};

  summary {
    width: fit-content;
    padding: ${tokens.space[1]} 0;
    color: ${tokens.colour['accent-text']};
    font-size: ${tokens.text.sm};
    font-weight: 550;
    cursor: pointer;
  }

  ul {
    list-style: none;
  }

  li + li {
    border-top: 1px solid ${tokens.colour.line};
  }
`;
