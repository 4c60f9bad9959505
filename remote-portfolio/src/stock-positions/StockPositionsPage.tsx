import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { InfiniteList } from '@investor-portal/shared/ui/list/InfiniteList';
import { Cluster, Page, Stack } from '@investor-portal/shared/ui/Layout';
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
import { PendingReason } from './PendingReason';
import {
  campaignGuidOf,
  memoCurrencyOf,
  memoStatusOf,
  positionPages,
  stockTypeOf,
} from './positions';
import {
  stockMemosCall,
  type StockMemo,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Facts, moneyFact, sharesFact } from '../components/Facts';
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
        <section aria-labelledby="positions">
          <SectionHeading
            id="positions"
            action={
              <ListTools>
                <SearchButton />
                <ExportButton
                  title="Stock Positions"
                  disabled={accountId === undefined || isEmptyList(list)}
                  empty={isEmptyList(list) && !open}
                  makeJob={() => exportPositions(accountId ?? '', search)}
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
          <InfiniteList
            key={search}
            {...list}
            label="Stock positions"
            what="your stock positions"
            keyOf={(position) => position.guid}
            renderItem={(position) => <PositionCard position={position} />}
            empty={missing ? <></> : search ? <NoResults /> : <NoPositions />}
          />
          <NotIncluded>{missing}</NotIncluded>
        </section>
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

/** On a phone, a long name wraps and leaves the status beside it. */
const Top = styled(Cluster)`
  flex-wrap: nowrap;
  align-items: flex-start;

  > h3 {
    flex: 1 1 6rem;

    ${media.phone} {
      font-size: ${tokens.text.md};
    }
  }

  > :last-child {
    flex-shrink: 1;
  }
`;

/** The figures come before the codes and are larger. On a phone there are three lines: amount, units and type, date and codes. */
const PositionFacts = styled.div`
  ${media.phone} {
    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[3]};
    }

    dl > div {
      display: flex;
      gap: ${tokens.space[1]};
      align-items: baseline;
      min-width: 0;
    }

    dl > :first-child {
      flex-basis: 100%;
    }

    dl > :first-child > dd {
      font-size: ${tokens.text.xl};
      font-weight: 640;
      line-height: 1.3;
    }

    /* Ends the line of units and type. */
    dl::after {
      flex-basis: 100%;
      order: 1;
      content: '';
    }

    dl > :nth-child(n + 4) {
      order: 2;
    }

    dl > :nth-child(n + 4) > dd {
      color: ${tokens.colour['ink-soft']};
      font-size: ${tokens.text.xs};
      font-weight: 400;
    }

    dl > :first-child > dt,
    dl > :nth-child(n + 4) > dt {
      ${visuallyHidden}
    }
  }

  ${media.tablet} {
    dl > :nth-child(-n + 2) > dd {
      font-size: ${tokens.text.lg};
      font-weight: 640;
      line-height: 1.3;
    }
  }
`;

function PositionCard({ position }: { position: StockMemo }) {
  const issuer = position.issuer || '--';
  const campaignGuid = campaignGuidOf(position);
  return (
    <Card>
      <Stack $gap={3}>
        <Top $justify="between">
          <h3>{issuer}</h3>
          <StatusBadge status={memoStatusOf(position)} />
        </Top>
        <PendingReason memo={position} />
        <PositionFacts>
          <Facts
            roomy
            alignsValues
            facts={[
              moneyFact('Amount', position.finalInvestmentAmount, memoCurrencyOf(position)),
              sharesFact('Units', position.finalNumberOfShares),
              { label: 'Type', value: stockTypeOf(position) },
              { label: 'Created Date', value: formatDate(position.createdOn) },
              { label: 'Stock Memo No.', value: position.stockMemoNumber },
              { label: 'Campaign Code', value: position.campaignCode },
            ]}
          />
        </PositionFacts>
        <Cluster $justify="end" $gap={2}>
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
      </Stack>
    </Card>
  );
}
