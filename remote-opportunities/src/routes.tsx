import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { lazyRoute, lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LazyCampaignTexts } from './campaign/LazyCampaignTexts';
import { LazyFindCampaigns } from './find/lazy-find';

/*
 * The screens get the functions that preload the next screens as props, because this file imports the screens and they
 * cannot import it.
 */

const OpportunitiesPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "campaigns" */ './browse/OpportunitiesPage'))
      .OpportunitiesPage,
);

const CampaignPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "campaign" */ './campaign/CampaignPage')).CampaignPage,
);

const WatchlistPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "watchlist" */ './watchlist/WatchlistPage')).WatchlistPage,
);

const ComparePage = lazyComponent(
  async () => (await import(/* webpackChunkName: "compare" */ './compare/ComparePage')).ComparePage,
);

const AmountPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "invest" */ './invest/AmountPage')).AmountPage,
);

const PaymentOptionPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "invest" */ './invest/PaymentOptionPage')).PaymentOptionPage,
);

const ReviewPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "invest" */ './review/ReviewPage')).ReviewPage,
);

function preloadCampaignScreens(): void {
  void LazyFindCampaigns.preload();
  void CampaignPage.preload();
  void LazyCampaignTexts.preload();
  void AmountPage.preload();
}

function preloadPaymentScreens(): void {
  void PaymentOptionPage.preload();
  void ReviewPage.preload();
}

const campaigns = {
  element: <OpportunitiesPage preloadNext={preloadCampaignScreens} />,
  preload: OpportunitiesPage.preload,
};

export const remote = defineRemote({
  name: 'opportunities',
  contract: contractVersion,
  routes: [
    { path: paths.publicOpportunities, ...campaigns },
    { path: paths.opportunities, ...campaigns },
    {
      path: paths.watchlist,
      element: <WatchlistPage preloadNext={preloadCampaignScreens} />,
      preload: WatchlistPage.preload,
    },
    lazyRoute(patterns.compare, ComparePage),
    lazyRoute(patterns.campaign, CampaignPage),
    {
      path: patterns.invest,
      element: <AmountPage preloadNext={preloadPaymentScreens} />,
      preload: AmountPage.preload,
    },
    lazyRoute(patterns.payment, PaymentOptionPage),
    lazyRoute(patterns.paymentReview, ReviewPage),
  ],
});
