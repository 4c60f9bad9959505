import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
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
    { path: paths.portfolio, element: <PortfolioPage /> },
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
    { path: patterns.commitmentByCampaign, element: <CampaignCommitmentsPage /> },
    { path: patterns.commitment, element: <CommitmentPage /> },
    { path: paths.stockPositions, element: <StockPositionsPage /> },
    { path: patterns.stockPosition, element: <StockPositionPage /> },
    { path: paths.accountActivity, element: <AccountActivityPage /> },
    { path: patterns.accountActivityDetails, element: <ActivityDetailPage /> },
    { path: patterns.statement, element: <StatementPage /> },
    { path: paths.allocation, element: <AllocationPage /> },
    { path: paths.documents, element: <DocumentsPage /> },
    { path: patterns.yearlySummary, element: <YearlySummaryPage /> },
  ],
});
