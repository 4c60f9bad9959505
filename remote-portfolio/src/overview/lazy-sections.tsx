import { Card } from '@investor-portal/shared/ui/Card';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** Loads in parallel with the overview's data, into a placeholder. */
export const Standing = lazyComponent(
  async () => (await import(/* webpackChunkName: "standing" */ './Standing')).Standing,
  <Card aria-hidden="true" />,
);
void Standing.preload();

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
