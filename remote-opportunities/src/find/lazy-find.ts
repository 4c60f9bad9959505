import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** Loads with the first search: most visits end with the lists. */
export const LazyFindCampaigns = lazyComponent(
  async () => (await import(/* webpackChunkName: "find" */ './FindCampaigns')).FindCampaigns,
);
