import { useState } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { SearchableList } from '../components/SearchableList';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { useInvestor } from '../data/use-investor';
import { ListTools } from '../components/ListTools';
import { useInvestorList } from '../data/use-investor-list';
import { ExportButton } from '../export/ExportButton';
import { SearchButton } from '../search/SearchButton';
import { searchedList, useSearchParam } from '../search/use-search-param';
import { exportPositions } from './export-positions';
import { PositionRow } from './PositionRow';
import { positionPages } from './positions';
import { stockMemosCall } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';

/** The investor's stock positions (spec §2 'Security Position Listing') and their totals. */
export function StockPositionsPage() {
  usePageTitle('Stock Positions');
  const { accountId } = useInvestor();
  const { open, search } = useSearchParam();
  const { key, rowPerPage } = searchedList(search);
  const list = useInvestorList(
    dataKey(stockMemosCall, ...key),
    (pages) => positionPages({ ...pages, search }),
    rowPerPage,
  );
  const [empty, setEmpty] = useState(false);
  return (
    <Page>
      <PageHeader title="Stock Positions" back={paths.portfolio} backLabel="Portfolio" />
      <section aria-labelledby="positions">
        <SectionHeading
          id="positions"
          action={
            <ListTools>
              <SearchButton />
              <ExportButton
                title="Stock Positions"
                empty={empty && !open}
                makeFile={
                  accountId === undefined || empty
                    ? undefined
                    : (signal) => exportPositions(accountId, search, signal)
                }
              />
            </ListTools>
          }
        >
          Positions
        </SectionHeading>
        <SearchableList
          name="Stock Positions"
          label="Stock positions"
          noun="position"
          what="your stock positions"
          list={list}
          renderItem={(position) => <PositionRow position={position} />}
          skeleton={<SkeletonText lines={6} />}
          empty={<NoPositions />}
          onEmpty={setEmpty}
        />
      </section>
    </Page>
  );
}

function NoPositions() {
  return (
    <EmptyPortfolio>You receive shares when a campaign you committed to completes.</EmptyPortfolio>
  );
}
