import { useState } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { stockMemosCall } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { SearchableList, SearchableListTools } from '../components/SearchableList';
import { useInvestorList } from '../data/use-investor-list';
import { exportPositions } from './export-positions';
import { PositionRow } from './PositionRow';
import { positionPages } from './positions';

/** The investor's stock positions (spec §2 'Security Position Listing'). */
export function StockPositionsPage() {
  usePageTitle('Stock Positions');
  const list = useInvestorList(stockMemosCall, positionPages);
  const [empty, setEmpty] = useState(false);
  return (
    <Page>
      <PageHeader title="Stock Positions" back={paths.portfolio} backLabel="Portfolio" />
      <section aria-labelledby="positions">
        <SectionHeading
          id="positions"
          action={
            <SearchableListTools
              title="Stock Positions"
              empty={empty}
              exportList={exportPositions}
            />
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
          empty={
            <EmptyPortfolio>
              You receive shares when a campaign you committed to completes.
            </EmptyPortfolio>
          }
          onEmpty={setEmpty}
        />
      </section>
    </Page>
  );
}
