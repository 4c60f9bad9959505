import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/*
 * The screens behind the index and the lists, in four downloads: a commitment, what one holds, the account's
 * activity, a statement.
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
