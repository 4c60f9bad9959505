import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { type Centavos, formatCentavos, formatMoney } from '@investor-portal/shared/rules/money';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { Load } from '@investor-portal/shared/ui/Load';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { DataTable } from '../components/DataTable';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { countFact, type Fact, moneyFact } from '../components/Facts';
import { LargeAmount } from '../components/LargeAmount';
import { HiddenAmountsNote, NotIncluded, notIncluded } from '../components/not-included';
import { Report } from '../components/Sections';
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
                rows === 0 ? (
                  <EmptyPortfolio>
                    Your commitments and shares are shown here by issuer and by status.
                  </EmptyPortfolio>
                ) : (
                  <Sheet commitments={commitments} held={held} />
                )
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

interface SheetProps {
  commitments: OpenCommitments;
  held: { rows: readonly StockMemo[]; unreadable: number };
}

function Sheet({ commitments: { all, unreadable }, held }: SheetProps) {
  const allocations = allocationOf(all, held.rows);
  return (
    <Report id={sheetId}>
      <NotIncluded>{notIncluded({ unreadable: unreadable + held.unreadable })}</NotIncluded>
      {allocations.map(({ currency, total, byIssuer, byStatus, missing }) => (
        <Report as="section" key={currency} aria-labelledby={`allocation-${currency}`}>
          <Summary>
            <div>
              <Heading id={`allocation-${currency}`} $alone={allocations.length === 1}>
                {`In ${currency}`}
              </Heading>
              <LargeAmount
                label="Current commitments and shares"
                amount={total}
                currency={currency}
              />
            </div>
            <SmallText>
              {`Commitments count at the committed amount, and shares at what you paid for them. By issuer, the final amount counts once a campaign is complete. These are not market values. ${notIncluded(missing, 'commitment')}`}
            </SmallText>
          </Summary>
          <Card>
            <DataTable
              title="Your current commitments and shares, by issuer"
              rows={byIssuer.map((each) => portionFacts(each, 'Issuer', 'Items', currency))}
            />
          </Card>
          <Card>
            <DataTable
              title="All commitments by status"
              rows={byStatus.map((each) => portionFacts(each, 'Status', 'Commitments', currency))}
            />
            <SmallText>
              <NoWrap hideable>
                {baseOf(sumOfKnown(byStatus.map(({ amount }) => amount)), currency)}
              </NoWrap>
            </SmallText>
          </Card>
        </Report>
      ))}
    </Report>
  );
}

/** Ended commitments count here, but not in the page's total, so the percentages have another base. */
function baseOf(total: Centavos | null, currency: string): string {
  return total === null
    ? ''
    : `Parts of the ${formatMoney(formatCentavos(total), currency)} that you have committed so far, including what has ended.`;
}

/** The share of a total, with a bar. */
function portionFacts(portion: Portion, name: string, count: string, currency: string): Fact[] {
  return [
    { label: name, kind: 'lead', value: portion.name },
    {
      label: 'Share of total',
      kind: 'bar',
      value: <ProgressBar label="Share of total" value={portion.percent} />,
    },
    countFact(count, portion.count),
    moneyFact('Amount', formatCentavos(portion.amount), currency),
  ];
}

const Summary = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[12]};
  align-items: center;
`;

/** With a single currency the heading is only for screen readers, because the total has the currency. */
const Heading = styled.h2<{ $alone: boolean }>`
  margin-bottom: ${tokens.space[2]};
  ${({ $alone }) => $alone && visuallyHidden}
`;
