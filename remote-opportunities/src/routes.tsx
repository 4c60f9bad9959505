import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { patterns } from '@investor-portal/shared/routes/patterns';
import { lazyRoute } from '@investor-portal/shared/ui/LazyComponent';
import {
  AmountPage,
  CampaignPage,
  ComparePage,
  OpportunitiesPage,
  PaymentOptionPage,
  preloadCampaignScreens,
  preloadPaymentScreens,
  ReviewPage,
  WatchlistPage,
} from './lazy-screens';

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
