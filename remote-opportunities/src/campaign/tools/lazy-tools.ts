import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** Nobody waits for these: the campaign is whole without them. */
export const LazyCampaignTools = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "campaign-tools" */ './CampaignTools')).CampaignTools,
  null,
);
