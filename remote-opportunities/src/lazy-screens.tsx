import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LazyCampaignTexts } from './campaign/LazyCampaignTexts';

/*
 * The screens behind the list, in two chunks: one to look at a campaign, whose texts come in a third, one to invest in it. A screen is handed the
 * preloading of those it leads to, rather than importing this file, which imports it.
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
    (await import(/* webpackChunkName: "invest" */ './invest/PaymentOptionPage')).PaymentOptionPage,
);

export const ReviewPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "invest" */ './review/ReviewPage')).ReviewPage,
);

export function preloadCampaignScreens(): void {
  CampaignPage.preload();
  LazyCampaignTexts.preload();
  AmountPage.preload();
}

export function preloadPaymentScreens(): void {
  PaymentOptionPage.preload();
  ReviewPage.preload();
}
