import { lateComponent } from '../../late/late-component';

export const LateCampaignTools = lateComponent(
  async () =>
    (await import(/* webpackChunkName: "campaign-tools" */ './CampaignTools')).CampaignTools,
);
