import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
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
    { path: paths.watchlist, element: <WatchlistPage preloadNext={preloadCampaignScreens} /> },
    { path: patterns.compare, element: <ComparePage /> },
    { path: patterns.campaign, element: <CampaignPage /> },
    { path: patterns.invest, element: <AmountPage preloadNext={preloadPaymentScreens} /> },
    { path: patterns.payment, element: <PaymentOptionPage /> },
    { path: patterns.paymentReview, element: <ReviewPage /> },
  ],
});
