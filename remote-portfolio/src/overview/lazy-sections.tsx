import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/* The last sections of the overview share one chunk. Nothing is below them, so they take no space until they load. */

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

export const DeadlineSaver = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "overview-late" */ './DeadlineSaver')).DeadlineSaver,
  null,
);
