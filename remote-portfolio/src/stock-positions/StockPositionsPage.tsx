import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import {
  stockMemosCall,
  type StockMemo,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { Cluster, PageContent, SmallText } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { moneyFact, statusFact, unitsFact } from '../components/Facts';
import { FactsRow } from '../components/FactsRow';
import { cell, type Columns } from '../export/csv';
import { InvestorList } from '../list/InvestorList';
import {
  campaignGuidOf,
  memoCurrencyOf,
  memoStatusOf,
  pendingReason,
  positionName,
  positionPages,
  readPositions,
  stockTypeOf,
} from './positions';

/** The investor's stock positions (spec §2 'Security Position Listing'). */
export function StockPositionsPage() {
  usePageTitle('Stock Positions');
  return (
    <PageContent>
      <PageHeader title="Stock Positions" back={paths.portfolio} backLabel="Portfolio" />
      <section aria-labelledby="positions">
        <InvestorList
          title="Stock Positions"
          label="Stock positions"
          noun="position"
          what="your stock positions"
          call={stockMemosCall}
          pagesOf={positionPages}
          file={{ name: 'stock-positions', columns: positionColumns, read: readPositions }}
          renderItem={(position) => <PositionRow position={position} />}
          empty={
            <EmptyPortfolio>
              You receive shares when a campaign you committed to completes.
            </EmptyPortfolio>
          }
          renderHead={(tools) => (
            <SectionHeading id="positions" action={tools}>
              Positions
            </SectionHeading>
          )}
        />
      </section>
    </PageContent>
  );
}

function PositionRow({ position }: { position: StockMemo }) {
  const issuer = positionName(position);
  const campaignGuid = campaignGuidOf(position);
  return (
    <FactsRow
      title={issuer}
      headingLevel={3}
      facts={[
        moneyFact('Amount', position.finalInvestmentAmount, memoCurrencyOf(position)),
        statusFact('Status', memoStatusOf(position)),
        unitsFact('Units', position.finalNumberOfShares, 'unit'),
        { label: 'Type', value: stockTypeOf(position) },
        { label: 'Created Date', kind: 'code', value: formatDate(position.createdOn) },
        { label: 'Stock Memo No.', kind: 'code', value: position.stockMemoNumber },
        { label: 'Campaign Code', kind: 'code', value: position.campaignCode },
      ]}
    >
      <Cluster $gap={2} $justify="between">
        <SmallText $soft>{pendingReason(position)}</SmallText>
        <Cluster $gap={2} style={{ marginInlineStart: 'auto' }}>
          {campaignGuid ? (
            <LinkButton
              variant="quiet"
              size="sm"
              to={paths.campaignUpdates(campaignGuid)}
              aria-label={`Updates from ${issuer}, ${position.stockMemoNumber}`}
            >
              Updates
            </LinkButton>
          ) : null}
          <LinkButton
            variant="secondary"
            size="sm"
            to={paths.stockPosition(position.guid)}
            aria-label={`View More about ${issuer}, ${position.stockMemoNumber}`}
          >
            View More
          </LinkButton>
        </Cluster>
      </Cluster>
    </FactsRow>
  );
}

const positionColumns: Columns<StockMemo> = {
  Issuer: (row) => cell.text(row.issuer),
  'Stock Memo No.': (row) => cell.text(row.stockMemoNumber),
  Status: (row) => cell.text(memoStatusOf(row) && statusLabel(memoStatusOf(row))),
  'Created Date': (row) => cell.date(row.createdOn),
  'Campaign Code': (row) => cell.text(row.campaignCode),
  'Stock Code': (row) => cell.text(row.stockCode),
  Type: (row) => cell.text(stockTypeOf(row)),
  Shares: (row) => cell.count(row.finalNumberOfShares),
  Currency: (row) => cell.currency(memoCurrencyOf(row), row.finalInvestmentAmount),
  Amount: (row) => cell.amount(row.finalInvestmentAmount),
  'Transaction Code': (row) => cell.text(row.transactionCode),
  'Certificate No.': (row) => cell.text(row.certificateNumber),
};
