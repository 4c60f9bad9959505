import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useDay } from '@investor-portal/shared/hooks/use-now';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { PageContent } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { lazyComponent, lazyRoute } from '@investor-portal/shared/ui/LazyComponent';

/** Loads a screen by the name of its export. Screens that investors open together have the same chunk name. */
function screen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazyComponent(async () => (await load())[name]);
}

const PortfolioPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "overview" */ './overview/PortfolioPage')).PortfolioPage,
);

const CommitmentsPage = screen(
  'CommitmentsPage',
  () => import(/* webpackChunkName: "commitments" */ './commitments/CommitmentsPage'),
);
const CommitmentPage = screen(
  'CommitmentPage',
  () => import(/* webpackChunkName: "commitment" */ './commitment/CommitmentPage'),
);
const CampaignCommitmentsPage = screen(
  'CampaignCommitmentsPage',
  () => import(/* webpackChunkName: "commitment" */ './commitment/CampaignCommitmentsPage'),
);
const StockPositionsPage = screen(
  'StockPositionsPage',
  () => import(/* webpackChunkName: "positions" */ './stock-positions/StockPositionsPage'),
);
const StockPositionPage = screen(
  'StockPositionPage',
  () => import(/* webpackChunkName: "positions" */ './stock-positions/StockPositionPage'),
);
const AccountActivityPage = screen(
  'AccountActivityPage',
  () => import(/* webpackChunkName: "activity" */ './account-activity/AccountActivityPage'),
);
const StatementPage = screen(
  'StatementPage',
  () => import(/* webpackChunkName: "activity" */ './statement/StatementPage'),
);
const AllocationPage = screen(
  'AllocationPage',
  () => import(/* webpackChunkName: "allocation" */ './allocation/AllocationPage'),
);
const DocumentsPage = screen(
  'DocumentsPage',
  () => import(/* webpackChunkName: "documents" */ './documents/DocumentsPage'),
);

function preloadLists(): void {
  void CommitmentsPage.preload();
  void StockPositionsPage.preload();
}

/** This screen has only the heading 'Details' and a way back (spec §2, readings S7). */
function ActivityDetailPage() {
  usePageTitle('Details');
  return (
    <PageContent>
      <PageHeader title="Details" back={paths.accountActivity} backLabel="Account Activity" />
    </PageContent>
  );
}

/** The statement replaced the yearly summary, whose address stays. Without a year, it was of the current one. */
function StatementOfYear() {
  const [params] = useSearchParams();
  const today = formatDate(useDay());
  const year = params.get('year') ?? today.slice(0, 'yyyy'.length);
  const end = today.startsWith(year) ? today : `${year}-12-31`;
  return <Navigate replace to={paths.statement(`${year}-01-01`, end)} />;
}

/** The portfolio routes of spec §2. Their paths and patterns are in shared/src/routes. */
export const remote = defineRemote({
  name: 'portfolio',
  contract: contractVersion,
  routes: [
    {
      path: paths.portfolio,
      element: <PortfolioPage preloadNext={preloadLists} />,
      preload: PortfolioPage.preload,
    },
    lazyRoute(paths.commitments, CommitmentsPage),
    lazyRoute(patterns.commitmentByCampaign, CampaignCommitmentsPage),
    lazyRoute(patterns.commitment, CommitmentPage),
    lazyRoute(paths.stockPositions, StockPositionsPage),
    lazyRoute(patterns.stockPosition, StockPositionPage),
    lazyRoute(paths.accountActivity, AccountActivityPage),
    { path: patterns.accountActivityDetails, element: <ActivityDetailPage /> },
    lazyRoute(patterns.statement, StatementPage),
    lazyRoute(paths.allocation, AllocationPage),
    lazyRoute(paths.documents, DocumentsPage),
    { path: patterns.yearlySummary, element: <StatementOfYear /> },
  ],
});
