import { lazyPart } from '@investor-portal/shared/ui/LazyPart';

/*
 * The screens behind the index and the lists, in four downloads: a commitment, what one holds, the account's
 * activity, a statement.
 */

export const CommitmentPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "commitment" */ './commitment/CommitmentPage'))
      .CommitmentPage,
);

export const CampaignCommitmentsPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "commitment" */ './commitment/CampaignCommitmentsPage'))
      .CampaignCommitmentsPage,
);

export const StockPositionsPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "positions" */ './stock-positions/StockPositionsPage'))
      .StockPositionsPage,
);

export const StockPositionPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "positions" */ './stock-positions/StockPositionPage'))
      .StockPositionPage,
);

export const AccountActivityPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "activity" */ './account-activity/AccountActivityPage'))
      .AccountActivityPage,
);

export const StatementPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "statement" */ './statement/StatementPage')).StatementPage,
);
