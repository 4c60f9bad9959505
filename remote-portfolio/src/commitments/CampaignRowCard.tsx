import { css, styled } from 'styled-components';
import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Money } from '@investor-portal/shared/ui/Money';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { asCard, asTable, tableColumns, tableLine, type TableLabel } from './CommitmentTable';
import { NestedCommitment } from './NestedCommitment';
import { remainingDays, sumOwnCommitments, toneOf } from './own-commitments';
import { CardOnlyLabel, TableRow } from './TableRow';

export const campaignLabels: readonly TableLabel[] = [
  { label: 'Your Amount', figure: true },
  { label: 'Your Status' },
  { label: 'Campaign Status' },
  { label: 'End Date' },
  { label: 'Progress' },
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
          repeats: statusLabel(status) === statusLabel(campaign.campaignStatus),
          value: (
            <>
              <CardOnlyLabel>Campaign: </CardOnlyLabel>
              <StatusBadge quiet status={campaign.campaignStatus} />
            </>
          ),
        },
        {
          label: 'Remaining Days',
          value: days === null ? null : `${countOf(days, 'day')} left`,
        },
        {
          label: 'End Date',
          value: (
            <>
              <CardOnlyLabel>{days === null ? 'End date ' : 'until '}</CardOnlyLabel>
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

/** In a table, what is below the campaign's line stands on its second line, which leaves these columns free. */
const secondLine = css`
  ${asTable} {
    margin-top: -1.25rem;
  }
`;

/** The campaign's line already shows the amount and the status of its only commitment. */
const Single = styled.div`
  ${secondLine}

  ul {
    list-style: none;
  }

  li > div {
    padding: 0;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[2]};
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

  dt,
  dd {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.xs};
    font-weight: 400;
    line-height: 1.25rem;
  }

  dd {
    margin: 0;
  }

  dd span {
    display: inline;
  }

  a:not(:hover, :focus-visible) {
    text-decoration: none;
  }

  /* The deadline comes before the codes. */
  ${asCard} {
    dl > :nth-child(4) {
      flex-basis: 100%;
      order: -1;
    }
  }

  ${asTable} {
    dl {
      ${tableLine}
      grid-template-columns: ${tableColumns.campaign};
    }

    dl > :nth-child(2) {
      justify-content: end;
    }

    dl > :nth-child(4) {
      grid-column: -6;
      white-space: nowrap;
    }
  }
`;

const Nested = styled.details`
  ${secondLine}

  summary {
    width: fit-content;
    padding-inline-end: ${tokens.space[4]};
    color: ${tokens.colour['accent-text']};
    font-size: 0.8125rem;
    font-weight: 550;
    line-height: 1.25rem;
    cursor: pointer;

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
