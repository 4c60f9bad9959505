import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/*
 * The screens behind the list: two downloads, one for looking at a campaign, one for investing in it. Each is
 * fetched ahead by the screen that leads to it.
 */

export const CampaignPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "campaign" */ './campaign/CampaignPage')).CampaignPage,
);

export const AmountPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "invest" */ './invest/AmountPage')).AmountPage,
);

export const PaymentOptionPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "invest" */ './payment/PaymentOptionPage'))
      .PaymentOptionPage,
);

export const ReviewPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "invest" */ './review/ReviewPage')).ReviewPage,
);
