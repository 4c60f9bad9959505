import { styled } from 'styled-components';
import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Money } from '@investor-portal/shared/ui/Money';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { asTable, columnGap, factColumns, rowColumns, type TableLabel } from './CommitmentTable';
import { NestedCommitment } from './NestedCommitment';
import { remainingDays, sumOwnCommitments, toneOf } from './own-commitments';
import { CardOnlyLabel, TableRow } from './TableRow';

export const campaignLabels: readonly TableLabel[] = [
  { label: 'Your Amount', figure: true },
  { label: 'Your Status' },
  { label: 'Campaign Status' },
  { label: 'Remaining Days', figure: true },
  { label: 'End Date' },
  { label: 'Progress' },
  { label: 'Campaign Code' },
];

/** A campaign in the 'By Campaign' lists, with the investor's commitments to it (spec §2). */
export function CampaignRowCard({ campaign }: { campaign: CampaignRow }) {
  const { commitments } = campaign;
  const { sum, status } = sumOwnCommitments(campaign);
  const days = remainingDays(campaign);
  const list = (
    <ul>
      {commitments.map((commitment, index) => (
        <li key={`${commitment.guid} ${index}`}>
          <NestedCommitment commitment={commitment} campaign={campaign} />
        </li>
      ))}
    </ul>
  );
  return (
    <TableRow
      layout="campaign"
      to={paths.commitmentByCampaign(campaign.guid)}
      title={campaign.issuerName || '--'}
      tone={toneOf(commitments)}
      facts={[
        {
          label: 'Your Amount',
          figure: true,
          value: sum ? (
            <Money hideable amount={formatCentavos(sum.amount)} currency={sum.currency} />
          ) : null,
        },
        { label: 'Your Status', value: <StatusBadge status={status} /> },
        {
          label: 'Campaign Status',
          value: (
            <>
              <CardOnlyLabel>Campaign: </CardOnlyLabel>
              <StatusBadge quiet status={campaign.campaignStatus} />
            </>
          ),
        },
        {
          label: 'Remaining Days',
          figure: true,
          value:
            days !== null ? (
              <>
                <span>{formatCount(days)}</span>
                <CardOnlyLabel>{days === 1 ? ' day left' : ' days left'}</CardOnlyLabel>
              </>
            ) : null,
        },
        {
          label: 'End Date',
          value: (
            <>
              <CardOnlyLabel>End date </CardOnlyLabel>
              <span translate="no">{formatDate(campaign.campaignEndDate)}</span>
            </>
          ),
        },
        {
          label: 'Progress',
          wide: true,
          value: <ProgressBar label="Raised of total offering" value={campaign.campaignProgress} />,
        },
        { label: 'Campaign Code', value: campaign.campaignCode },
      ]}
    >
      {commitments.length === 1 ? (
        <Single>{list}</Single>
      ) : (
        <Nested>
          <summary>{countOf(commitments.length, 'commitment')}</summary>
          {list}
        </Nested>
      )}
    </TableRow>
  );
}

/** The campaign's line already shows the amount and the status of its only commitment. */
const Single = styled.div`
  ul {
    list-style: none;
  }

  li > div {
    padding: 0;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[3]};
  }

  dl > div {
    display: flex;
    gap: ${tokens.space[1]};
    align-items: baseline;
  }

  dl > :nth-child(1) > dt,
  dl > :nth-child(4) > dt,
  dl > :nth-child(3),
  dl > :nth-child(5),
  dl > [data-none] {
    ${visuallyHidden}
  }

  dd {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.xs};
    font-weight: 400;
  }

  dd span {
    display: inline;
  }

  /* The deadline is below the status, on the line of the code. */
  ${asTable} {
    dl > :nth-child(4) {
      display: grid;
      flex-basis: 100%;
      grid-template-columns: ${rowColumns};
      margin-top: calc(-1.55 * ${tokens.text.xs});
      column-gap: ${columnGap};
    }

    dl > :nth-child(4) > dd {
      display: grid;
      grid-column: 2;
      grid-template-columns: ${factColumns.campaign};
      column-gap: ${columnGap};
    }

    dl > :nth-child(4) > dd > span {
      grid-column: 2 / span 2;
    }
  }
`;

const Nested = styled.details`
  summary {
    width: fit-content;
    /* 44 px with its line. The negative margin takes part of that from the row's padding. */
    margin-bottom: -0.375rem;
    padding: 0.71875rem ${tokens.space[4]} 0.71875rem 0;
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
