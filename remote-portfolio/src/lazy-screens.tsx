import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/* Screens that investors open together share a chunk. */

export const PortfolioPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "overview" */ './overview/PortfolioPage')).PortfolioPage,
);

export const CommitmentsPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "commitments" */ './commitments/CommitmentsPage'))
      .CommitmentsPage,
);

export const CommitmentPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "commitment" */ './commitment/CommitmentPage'))
      .CommitmentPage,
);

export const CampaignCommitmentsPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "commitment" */ './commitment/CampaignCommitmentsPage'))
      .CampaignCommitmentsPage,
);

export const StockPositionsPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "positions" */ './stock-positions/StockPositionsPage'))
      .StockPositionsPage,
);

export const StockPositionPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "positions" */ './stock-positions/StockPositionPage'))
      .StockPositionPage,
);

export const AccountActivityPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "activity" */ './account-activity/AccountActivityPage'))
      .AccountActivityPage,
);

export const StatementPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "activity" */ './statement/StatementPage')).StatementPage,
);

export const AllocationPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "allocation" */ './allocation/AllocationPage'))
      .AllocationPage,
);

export const DocumentsPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "documents" */ './documents/DocumentsPage')).DocumentsPage,
);

export function preloadLists(): void {
  void CommitmentsPage.preload();
  void StockPositionsPage.preload();
}
