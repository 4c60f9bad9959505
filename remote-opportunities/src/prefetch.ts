import type { PrefetchByRoute } from '@investor-portal/shared/contract/define-remote';
import {
  fetchCampaign,
  fetchSubscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { campaignFetchers, campaignPages } from './campaign-data/campaign-pages';

const newest = (partnerCode: string) => ({
  call: () => campaignPages(campaignFetchers.newest, partnerCode)(1),
  picture: ['data.0.campaignBanner'],
});

/** The data and code that a cold page fetches for each screen (decision 80). */
export const screens: PrefetchByRoute = {
  [paths.publicOpportunities]: {
    chunks: ['campaigns'],
    calls: [{ ...newest(''), visitor: true }, newest('{code}')],
    firstFrame: 'campaigns-of-visitor',
  },
  [paths.opportunities]: {
    chunks: ['campaigns'],
    calls: [newest('{code}')],
    firstFrame: 'campaigns',
  },
  // These two screens come before the campaign, because the campaign's pattern matches their addresses too.
  [paths.watchlist]: { chunks: ['watchlist'] },
  [patterns.compare]: { chunks: ['compare'] },
  [patterns.campaign]: {
    chunks: ['campaign'],
    calls: [
      {
        call: () => fetchCampaign('{id}'),
        picture: ['data.transactionCampaignGalleries.0.url', 'data.campaignBanner'],
      },
      { call: () => fetchSubscription('{id}') },
    ],
  },
  [patterns.invest]: { chunks: ['invest'], calls: [{ call: () => fetchCampaign('{id}') }] },
  [patterns.payment]: { chunks: ['invest'] },
  [patterns.paymentReview]: { chunks: ['invest'] },
};
