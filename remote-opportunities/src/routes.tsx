import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { OpportunitiesPage } from './browse/OpportunitiesPage';
import { AmountPage, CampaignPage, PaymentOptionPage, ReviewPage } from './lazy-screens';

/** The screens of spec §2 from the list of campaigns to the submitted commitment. */
export const remote = defineRemote({
  name: 'opportunities',
  contract: contractVersion,
  routes: [
    { path: paths.publicOpportunities, element: <OpportunitiesPage /> },
    { path: paths.opportunities, element: <OpportunitiesPage /> },
    { path: patterns.campaign, element: <CampaignPage /> },
    { path: patterns.invest, element: <AmountPage /> },
    { path: patterns.payment, element: <PaymentOptionPage /> },
    { path: patterns.paymentReview, element: <ReviewPage /> },
  ],
});
