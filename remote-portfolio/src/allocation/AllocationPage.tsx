import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { AsyncSection } from '../components/AsyncSection';
import { Facts, moneyFact } from '../components/Facts';
import { KeyFigures } from '../components/KeyFigures';
import { HiddenAmountsNote, NotIncluded, notIncluded } from '../components/not-included';
import { useOpenCommitments, type OpenCommitments } from '../data/use-open-commitments';
import { useAllPositions } from '../stock-positions/positions';
import { allocationOf } from './allocation';
import { PeriodChart } from './PeriodChart';
import { ShareChart } from './ShareChart';

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
        <AsyncSection response={open} what="your commitments">
          {(commitments) => (
            <AsyncSection response={positions} what="your positions">
              {(held) =>
                rows === 0 ? <EmptyAllocation /> : <Sheet commitments={commitments} held={held} />
              }
            </AsyncSection>
          )}
        </AsyncSection>
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
      Your commitments and shares are shown here by issuer, by status and over time.
    </EmptyPortfolio>
  );
}

interface SheetProps {
  commitments: OpenCommitments;
  held: { rows: readonly StockMemo[]; unreadable: number };
}

function Sheet({ commitments: { all, unreadable }, held }: SheetProps) {
  return (
    <Stack $gap={6} id={sheetId}>
      <NotIncluded>{notIncluded({ unreadable: unreadable + held.unreadable })}</NotIncluded>
      {allocationOf(all, held.rows).map(
        ({ currency, total, byIssuer, byStatus, periods, missing }) => (
          <Card key={currency} as="section" aria-labelledby={`allocation-${currency}`}>
            <SectionHeading
              id={`allocation-${currency}`}
              description={`Commitments count at the committed amount, and shares at what you paid for them. By issuer, the final amount counts once a campaign is complete. These are not market values. ${notIncluded(missing, 'commitment')}`}
            >
              {`In ${currency}`}
            </SectionHeading>
            <Charts>
              <KeyFigures>
                <Facts
                  facts={[
                    moneyFact(
                      'Current commitments and shares',
                      total && formatCentavos(total),
                      currency,
                    ),
                  ]}
                />
              </KeyFigures>
              <ShareChart
                title="Your current commitments and shares, by issuer"
                currency={currency}
                headers={['Issuer', 'Items']}
                shares={byIssuer}
              />
              <ShareChart
                title="All commitments by status"
                currency={currency}
                headers={['Status', 'Commitments']}
                shares={byStatus}
              />
              <PeriodChart currency={currency} periods={periods} />
            </Charts>
          </Card>
        ),
      )}
    </Stack>
  );
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  ${media.tablet} {
    gap: ${tokens.space[10]};
  }

  section {
    break-inside: avoid;
  }
`;
