import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/*
 * The last sections of the overview, in one chunk. They take no room until they have loaded, since nothing is below them.
 */

export const WatchedCampaigns = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "overview-late" */ './WatchedCampaigns')).WatchedCampaigns,
  null,
);

export const PortfolioTimeline = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "overview-late" */ './PortfolioTimeline')).PortfolioTimeline,
  null,
);

export const KeepDeadlines = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "overview-late" */ './KeepDeadlines')).KeepDeadlines,
  null,
);
