import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LazyCampaignTexts } from './campaign/LazyCampaignTexts';
import { LazyFindCampaigns } from './find/lazy-find';

/*
 * The screens get the functions that preload the next screens as props, because this file imports the screens and they
 * cannot import it.
 */

export const OpportunitiesPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "campaigns" */ './browse/OpportunitiesPage'))
      .OpportunitiesPage,
);

export const CampaignPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "campaign" */ './campaign/CampaignPage')).CampaignPage,
);

export const WatchlistPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "watchlist" */ './watchlist/WatchlistPage')).WatchlistPage,
);

export const ComparePage = lazyComponent(
  async () => (await import(/* webpackChunkName: "compare" */ './compare/ComparePage')).ComparePage,
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
  void LazyFindCampaigns.preload();
  void CampaignPage.preload();
  void LazyCampaignTexts.preload();
  void AmountPage.preload();
}

export function preloadPaymentScreens(): void {
  void PaymentOptionPage.preload();
  void ReviewPage.preload();
}
