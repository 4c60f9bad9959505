import { lazyPart } from '@investor-portal/shared/ui/LazyPart';

/*
 * The screens behind the list: two downloads, one for looking at a campaign, one for investing in it. Each is
 * fetched ahead by the screen that leads to it.
 */

export const CampaignPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "campaign" */ './campaign/CampaignPage')).CampaignPage,
);

export const AmountPage = lazyPart(
  async () => (await import(/* webpackChunkName: "invest" */ './invest/AmountPage')).AmountPage,
);

export const PaymentOptionPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "invest" */ './payment/PaymentOptionPage'))
      .PaymentOptionPage,
);

export const ReviewPage = lazyPart(
  async () => (await import(/* webpackChunkName: "invest" */ './review/ReviewPage')).ReviewPage,
);
