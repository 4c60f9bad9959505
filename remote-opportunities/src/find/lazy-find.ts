import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** Most visits use only the lists, so this code loads with the first search. */
export const LazyFindCampaigns = lazyComponent(
  async () => (await import(/* webpackChunkName: "find" */ './FindCampaigns')).FindCampaigns,
);
