import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { InfiniteList } from '@investor-portal/shared/ui/InfiniteList';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { keyNames } from '../data/keys';
import { positionPages } from '../data/lists';
import { useInvestor } from '../data/use-investor';
import { useInvestorList } from '../data/use-investor-list';
import { ExportButton } from '../export/ExportButton';
import { exportPositions } from './export-positions';
import { Holdings } from './Holdings';
import { PositionCard } from './PositionCard';

/** The investor's stock positions (spec §2 'Security Position Listing'). */
export function StockPositionsPage() {
  usePageTitle('Stock Positions');
  const { accountId } = useInvestor();
  const list = useInvestorList([keyNames.positionList], (investorAccountId) =>
    positionPages({ investorAccountId }),
  );
  return (
    <Page>
      <PageHeader title="Stock Positions" back={paths.portfolio} backLabel="Portfolio" />
      <Stack $gap={6}>
        <Holdings />
        <section aria-labelledby="positions">
          <SectionHeading
            id="positions"
            action={
              <ExportButton
                title="Stock Positions"
                disabled={accountId === undefined}
                makeJob={() => exportPositions(accountId ?? '')}
              />
            }
          >
            Positions
          </SectionHeading>
          <InfiniteList
            {...list}
            label="Stock positions"
            keyOf={(position) => position.guid}
            renderItem={(position) => <PositionCard position={position} />}
          />
        </section>
      </Stack>
    </Page>
  );
}
