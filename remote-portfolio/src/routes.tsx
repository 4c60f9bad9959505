import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { patterns } from '@investor-portal/shared/routes/patterns';
import { lazyRoute } from '@investor-portal/shared/ui/LazyComponent';
import { ActivityDetailPage } from './account-activity/ActivityDetailPage';
import { CommitmentsPage } from './commitments/CommitmentsPage';
import {
  AccountActivityPage,
  AllocationPage,
  CampaignCommitmentsPage,
  CommitmentPage,
  DocumentsPage,
  PortfolioPage,
  RowActions,
  StatementPage,
  StockPositionPage,
  StockPositionsPage,
  YearlySummaryPage,
} from './lazy-screens';

/** The portfolio routes of spec §2; shared/src/routes/paths.ts defines their paths and patterns. */
export const remote = defineRemote({
  name: 'portfolio',
  contract: contractVersion,
  routes: [
    lazyRoute(paths.portfolio, PortfolioPage),
    {
      path: paths.commitments,
      element: (
        <CommitmentsPage
          preloadCommitment={CommitmentPage.preload}
          // Others depend on their campaign, which the list does not know.
          actionsOf={(commitment) =>
            commitment.commitmentStatusCode === 'REC' ? (
              <RowActions commitment={commitment} />
            ) : null
          }
        />
      ),
    },
    lazyRoute(patterns.commitmentByCampaign, CampaignCommitmentsPage),
    lazyRoute(patterns.commitment, CommitmentPage),
    lazyRoute(paths.stockPositions, StockPositionsPage),
    lazyRoute(patterns.stockPosition, StockPositionPage),
    lazyRoute(paths.accountActivity, AccountActivityPage),
    { path: patterns.accountActivityDetails, element: <ActivityDetailPage /> },
    lazyRoute(patterns.statement, StatementPage),
    lazyRoute(paths.allocation, AllocationPage),
    lazyRoute(paths.documents, DocumentsPage),
    lazyRoute(patterns.yearlySummary, YearlySummaryPage),
  ],
});
