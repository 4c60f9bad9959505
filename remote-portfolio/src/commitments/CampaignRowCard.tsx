import { styled } from 'styled-components';
import type { CampaignRow } from '@investor-portal/shared/partner-api/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { rulesOfName } from '@investor-portal/shared/rules/commitment-status';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { asTable, type TableLabel } from './CommitmentTable';
import { NestedCommitment } from './NestedCommitment';
import { TableRow } from './TableRow';

/** The labels of the table's columns. */
export const campaignLabels: readonly TableLabel[] = [
  { label: 'Campaign Code' },
  { label: 'End Date' },
  { label: 'Remaining Days', figure: true },
  { label: 'Status' },
  { label: 'Progress' },
];

/** A campaign in the 'By Campaign' lists, with the investor's commitments to it (spec §2). */
export function CampaignRowCard({ campaign }: { campaign: CampaignRow }) {
  const { commitments } = campaign;
  return (
    <TableRow
      layout="campaign"
      to={paths.commitmentByCampaign(campaign.guid)}
      title={campaign.issuerName || '--'}
      facts={[
        { label: 'Campaign Code', value: campaign.campaignCode },
        { label: 'End Date', value: formatDate(campaign.campaignEndDate) },
        { label: 'Remaining Days', figure: true, value: remainingDays(campaign) },
        { label: 'Status', value: <StatusBadge status={campaign.campaignStatus} /> },
        {
          label: 'Progress',
          wide: true,
          value: <ProgressBar label="Raised of total offering" value={campaign.campaignProgress} />,
        },
      ]}
    >
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
    </TableRow>
  );
}

/** A campaign that was called off has no days left, even if its end date is still to come. */
function remainingDays({ campaignStatus, remainingDays: days }: CampaignRow): string {
  return rulesOfName(campaignStatus).ending ? '--' : formatCount(days);
}

const Nested = styled.details`
  margin-top: ${tokens.space[3]};
  padding-top: ${tokens.space[2]};
  border-top: 1px solid ${tokens.colour.line};

  ${asTable} {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }

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
