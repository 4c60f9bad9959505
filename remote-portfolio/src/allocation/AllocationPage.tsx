import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { type Centavos, formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Money } from '@investor-portal/shared/ui/Money';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { Load } from '@investor-portal/shared/ui/Load';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { HiddenAmountsNote, NotIncluded, notIncluded } from '../components/not-included';
import { type Column, DataTable } from '../components/DataTable';
import { sumOfKnown } from '../components/totals';
import { useOpenCommitments, type OpenCommitments } from '../data/use-open-commitments';
import { useAllPositions } from '../stock-positions/positions';
import { allocationOf, type Portion } from './allocation';

const sheetId = 'allocation';

export function AllocationPage() {
  usePageTitle('Allocation');
  const open = useOpenCommitments();
  const positions = useAllPositions();
  const rows = open.data && positions.data && rowCount(open.data, positions.data);
  return (
    <Page>
      <PrintOnly id={sheetId} />
      <PageHeader
        title="Allocation"
        back={paths.portfolio}
        backLabel="Portfolio"
        actions={<PrintButton disabled={!rows} />}
      />
      <Stack $gap={4}>
        <HiddenAmountsNote what="The print" />
        <Load of={open} what="your commitments">
          {(commitments) => (
            <Load of={positions} what="your positions">
              {(held) =>
                rows === 0 ? <EmptyAllocation /> : <Sheet commitments={commitments} held={held} />
              }
            </Load>
          )}
        </Load>
      </Stack>
    </Page>
  );
}

function rowCount(open: OpenCommitments, held: SheetProps['held']): number {
  return open.all.length + open.unreadable + held.rows.length + held.unreadable;
}

function EmptyAllocation() {
  return (
    <EmptyPortfolio>
      Your commitments and shares are shown here by issuer and by status.
    </EmptyPortfolio>
  );
}

interface SheetProps {
  commitments: OpenCommitments;
  held: { rows: readonly StockMemo[]; unreadable: number };
}

function Sheet({ commitments: { all, unreadable }, held }: SheetProps) {
  const allocations = allocationOf(all, held.rows);
  return (
    <Stack $gap={6} id={sheetId}>
      <NotIncluded>{notIncluded({ unreadable: unreadable + held.unreadable })}</NotIncluded>
      {allocations.map(({ currency, total, byIssuer, byStatus, missing }) => (
        <Currency key={currency} aria-labelledby={`allocation-${currency}`}>
          <Summary>
            <div>
              <Heading id={`allocation-${currency}`} $alone={allocations.length === 1}>
                {`In ${currency}`}
              </Heading>
              <Total>
                <dt>Current commitments and shares</dt>
                <dd>
                  <Money hideable amount={total && formatCentavos(total)} currency={currency} />
                </dd>
              </Total>
            </div>
            <SmallText>
              {`Commitments count at the committed amount, and shares at what you paid for them. By issuer, the final amount counts once a campaign is complete. These are not market values. ${notIncluded(missing, 'commitment')}`}
            </SmallText>
          </Summary>
          <Card>
            <DataTable
              title="Your current commitments and shares, by issuer"
              columns={portionColumns('Issuer', 'Items', currency)}
              rows={byIssuer}
            />
          </Card>
          <Card>
            <DataTable
              title="All commitments by status"
              columns={portionColumns('Status', 'Commitments', currency)}
              rows={byStatus}
            />
            <SmallText>
              <NoWrap hideable>
                {baseOf(sumOfKnown(byStatus.map(({ amount }) => amount)), currency)}
              </NoWrap>
            </SmallText>
          </Card>
        </Currency>
      ))}
    </Stack>
  );
}

/** Ended commitments count here, but not in the page's total, so the percentages have another base. */
function baseOf(total: Centavos | null, currency: string): string {
  return total === null
    ? ''
    : `Parts of the ${formatMoney(formatCentavos(total), currency)} that you have committed so far, including what has ended.`;
}

/** The shares of a total, with a bar for each. */
function portionColumns(name: string, count: string, currency: string): Column<Portion>[] {
  return [
    { header: name, kind: 'lead', cell: (portion) => portion.name },
    {
      header: 'Share of total',
      kind: 'bar',
      cell: ({ percent }) => <ProgressBar label="Share of total" value={percent} />,
    },
    { header: count, kind: 'count', cell: (portion) => formatCount(portion.count) },
    {
      header: 'Amount',
      kind: 'amount',
      cell: ({ amount }) => formatMoney(formatCentavos(amount), currency),
    },
  ];
}

/** On paper, the cards need no edges. */
const Currency = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.tablet} {
    gap: ${tokens.space[6]};
  }

  @media print {
    > * {
      padding: 0;
      border: 0;
      box-shadow: none;
      break-inside: avoid;
    }
  }
`;

const Summary = styled(Card)`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[12]};
  align-items: center;
`;

/** With a single currency the heading is only for screen readers, because the total has the currency. */
const Heading = styled.h2<{ $alone: boolean }>`
  margin-bottom: ${tokens.space[2]};
  ${({ $alone }) => $alone && visuallyHidden}
`;

const Total = styled.dl`
  dt {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }

  dd > * {
    font-size: ${tokens.text['3xl']};
    font-weight: 600;
    letter-spacing: -0.022em;
    line-height: 1.3;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
