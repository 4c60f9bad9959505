import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { patterns } from '@investor-portal/shared/routes/patterns';
import { lazyRoute } from '@investor-portal/shared/ui/LazyComponent';
import { OpportunitiesPage } from './browse/OpportunitiesPage';
import {
  AmountPage,
  CampaignPage,
  ComparePage,
  PaymentOptionPage,
  preloadCampaignScreens,
  preloadPaymentScreens,
  ReviewPage,
  WatchlistPage,
} from './lazy-screens';

const opportunities = <OpportunitiesPage preloadNext={preloadCampaignScreens} />;

/** The screens of spec §2 from the list of campaigns to the submitted commitment. */
export const remote = defineRemote({
  name: 'opportunities',
  contract: contractVersion,
  routes: [
    { path: paths.publicOpportunities, element: opportunities },
    { path: paths.opportunities, element: opportunities },
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
