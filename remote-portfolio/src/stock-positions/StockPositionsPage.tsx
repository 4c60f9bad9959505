import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { InfiniteList } from '@investor-portal/shared/ui/list/InfiniteList';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { NotIncluded, notIncluded } from '../components/not-included';
import { useInvestor } from '../data/use-investor';
import { ListTools } from '../components/ListTools';
import { isEmptyList, useInvestorList } from '../data/use-investor-list';
import { ExportButton } from '../export/ExportButton';
import { ListSearch, NoResults, SearchButton } from '../search/SearchButton';
import { searchedList, useSearchParam } from '../search/use-search-param';
import { exportPositions } from './export-positions';
import { Holdings } from './Holdings';
import { PositionRow } from './PositionRow';
import { positionPages } from './positions';
import { stockMemosCall } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { Card } from '@investor-portal/shared/ui/Card';
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
  const missing = notIncluded({ unreadable: list.read?.unreadable }, 'position');
  return (
    <Page>
      <PageHeader title="Stock Positions" back={paths.portfolio} backLabel="Portfolio" />
      <Columns>
        <div>
          <Holdings />
        </div>
        <Positions $flush as="section" aria-labelledby="positions">
          <Inset>
            <SectionHeading
              id="positions"
              action={
                <ListTools>
                  <SearchButton />
                  <ExportButton
                    title="Stock Positions"
                    empty={isEmptyList(list) && !open}
                    makeFile={
                      accountId === undefined || isEmptyList(list)
                        ? undefined
                        : (signal) => exportPositions(accountId, search, signal)
                    }
                  />
                </ListTools>
              }
            >
              Positions
            </SectionHeading>
            {open ? (
              <ListSearch
                label="Search Stock Positions"
                placeholder="Issuer or code"
                noun="position"
                list={list}
              />
            ) : null}
          </Inset>
          <InfiniteList
            key={search}
            {...list}
            label="Stock positions"
            what="your stock positions"
            keyOf={(position) => position.guid}
            renderItem={(position) => <PositionRow position={position} />}
            skeleton={<SkeletonText lines={6} />}
            empty={missing ? <></> : search ? <NoResults /> : <NoPositions />}
          />
          <NotIncluded>{missing}</NotIncluded>
        </Positions>
      </Columns>
    </Page>
  );
}

function NoPositions() {
  return (
    <EmptyPortfolio>You receive shares when a campaign you committed to completes.</EmptyPortfolio>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(22rem, 26rem);

    > div {
      grid-area: 1 / 2;
    }

    > section {
      grid-area: 1 / 1;
    }
  }
`;

/** Lines separate the rows, which reach the edges of the card. */
const Positions = styled(Card)`
  --row-gap: 0px;

  > section {
    margin: 0;
    padding: 0;
    border-radius: 0;
  }

  [role='listitem'] {
    padding: 0;
    border-top: 1px solid ${tokens.colour.line};
  }

  > p {
    margin: 0 ${tokens.space[4]} ${tokens.space[4]};
  }
`;

const Inset = styled.div`
  padding: ${tokens.space[4]};

  ${media.tablet} {
    padding: ${tokens.space[5]} ${tokens.space[6]};
  }

  > :last-child {
    margin-bottom: 0;
  }
`;
