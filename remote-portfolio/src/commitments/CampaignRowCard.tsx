import { styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { moneyFact } from '../components/Facts';
import { asCard, asTable, type TableLabel } from './CommitmentTable';
import { NestedCommitment, OnlyCommitment } from './NestedCommitment';
import { remainingText, sumOwnCommitments, toneOf } from './own-commitments';
import { CardOnlyLabel, TableRow } from './TableRow';

export const campaignLabels: readonly TableLabel[] = [
  { label: 'Your Amount', figure: true },
  { label: 'Your Status' },
  { label: 'Campaign Status' },
  { label: 'End Date' },
  { label: 'Progress' },
];

/**
 * A campaign in the 'By Campaign' lists, with the investor's commitments to it (spec §2). On a card, a deadline is followed by a
 * line about the campaign and one of codes.
 */
export function CampaignRowCard({ campaign }: { campaign: CampaignRow }) {
  const { commitments } = campaign;
  const { sum, status } = sumOwnCommitments(campaign);
  const remaining = remainingText(campaign, useNow(60_000));
  const repeats = statusLabel(status) === statusLabel(campaign.campaignStatus);
  const [only, ...others] = commitments;
  const isOnly = only !== undefined && others.length === 0;
  return (
    <TableRow
      layout="campaign"
      to={paths.commitmentByCampaign(campaign.guid)}
      title={campaign.issuerName || campaign.campaignCode || '--'}
      tone={toneOf(commitments)}
      facts={[
        {
          ...moneyFact('Your Amount', sum ? formatCentavos(sum.amount) : null, sum?.currency ?? ''),
          figure: true,
          place: { flexGrow: 1, gridArea: 'amount' },
        },
        {
          label: 'Your Status',
          value: <StatusBadge status={status} />,
          place: { gridArea: 'status' },
        },
        {
          label: 'Campaign Status',
          repeats,
          value: (
            <>
              <CardOnlyLabel>Campaign: </CardOnlyLabel>
              <StatusBadge quiet status={campaign.campaignStatus} />
            </>
          ),
          place: { order: 2, gridArea: 'campaign' },
        },
        {
          label: 'Remaining Days',
          value: remaining,
          quiet: 'in-tables',
          place: { order: 3, gridArea: 'days' },
        },
        {
          label: 'End Date',
          value: (
            <>
              <CardOnlyLabel>{remaining === null ? 'End date ' : 'until '}</CardOnlyLabel>
              <span translate="no">{formatDate(campaign.campaignEndDate)}</span>
            </>
          ),
          place: { order: 3, gridArea: 'date' },
        },
        {
          label: 'Progress',
          value: (
            <Progress>
              {repeats ? <CardOnlyLabel>Campaign </CardOnlyLabel> : null}
              <ProgressBar label="Raised of total offering" value={campaign.campaignProgress} />
            </Progress>
          ),
          place: { order: 2, gridArea: 'progress' },
        },
        {
          label: 'Campaign Code',
          value: campaign.campaignCode,
          quiet: 'always',
          place: { order: isOnly ? 6 : 3, flexGrow: 1, gridArea: 'code-of-campaign' },
        },
      ]}
      inner={
        isOnly ? (
          <ul>
            <li>
              <OnlyCommitment commitment={only} campaign={campaign} />
            </li>
          </ul>
        ) : null
      }
    >
      {isOnly ? null : (
        <Nested>
          <summary>{countOf(commitments.length, 'commitment')}</summary>
          <ul>
            {commitments.map((commitment, index) => (
              <li key={`${commitment.guid} ${index}`}>
                <NestedCommitment commitment={commitment} campaign={campaign} />
              </li>
            ))}
          </ul>
        </Nested>
      )}
    </TableRow>
  );
}

/** A card has no bar, which would be taken for the progress of the commitment. Its words say that it is the campaign's. */
const Progress = styled.div`
  span {
    font-weight: 500;
  }

  ${asCard} {
    display: flex;
    gap: ${tokens.space[1]};

    > div > div {
      ${visuallyHidden}
    }

    > div > span {
      min-width: 0;
      font-size: inherit;
    }
  }
`;

/** In a table, the summary stands on the second line of its campaign. */
const Nested = styled.details`
  ${asTable} {
    margin-top: -1.25rem;

    a {
      padding-block: 0.25rem;
    }
  }

  summary {
    width: fit-content;
    padding-inline-end: ${tokens.space[4]};
    color: ${tokens.colour['accent-text']};
    font-size: 0.8125rem;
    font-weight: 550;
    line-height: 1.25rem;
    cursor: pointer;

    ${asTable} {
      margin-bottom: -0.5rem;
      padding-bottom: 0.5rem;
    }

    /* The target is 44 px high, and reaches into the row's padding. */
    ${asCard} {
      margin-block: -0.625rem -0.75rem;
      padding-block: ${tokens.space[3]};
    }
  }

  ul {
    list-style: none;
  }

  li + li {
    border-top: 1px solid ${tokens.colour.line};
  }
`;
