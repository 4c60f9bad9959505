import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { lazyRoute, lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LazyCampaignTexts } from './campaign/LazyCampaignTexts';
import { PreloadNext } from './cards/preload-next';
import { LazyFindCampaigns } from './find/lazy-find';

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

const AmountPage = lazyComponent(async () => {
  // The next screens are in the same chunk.
  void PaymentOptionPage.preload();
  void ReviewPage.preload();
  return (await import(/* webpackChunkName: "invest" */ './invest/AmountPage')).AmountPage;
});

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

function listRoute(path: string, Screen: typeof OpportunitiesPage) {
  const element = (
    <PreloadNext value={preloadCampaignScreens}>
      <Screen />
    </PreloadNext>
  );
  return { path, element, preload: Screen.preload };
}

export const remote = defineRemote({
  name: 'opportunities',
  contract: contractVersion,
  routes: [
    listRoute(paths.publicOpportunities, OpportunitiesPage),
    listRoute(paths.opportunities, OpportunitiesPage),
    listRoute(paths.watchlist, WatchlistPage),
    lazyRoute(patterns.compare, ComparePage),
    lazyRoute(patterns.campaign, CampaignPage),
    lazyRoute(patterns.invest, AmountPage),
    lazyRoute(patterns.payment, PaymentOptionPage),
    lazyRoute(patterns.paymentReview, ReviewPage),
  ],
});
