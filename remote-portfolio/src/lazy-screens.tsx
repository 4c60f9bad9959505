import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/*
 * Every screen but the index and the commitments list, in four chunks: commitment, positions, activity and statement.
 */

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
    (await import(/* webpackChunkName: "statement" */ './statement/StatementPage')).StatementPage,
);
