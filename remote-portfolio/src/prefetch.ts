import type { PrefetchByRoute } from '@investor-portal/shared/contract/screen-prefetch';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { campaignRowPages } from './data/lists';

/** What a cold page fetches for each screen (decision 0080). */
export const screens: PrefetchByRoute = {
  [paths.portfolio]: { chunks: ['overview'] },
  [paths.commitments]: {
    calls: [{ call: () => campaignRowPages({ investorAccountId: '{accountId}' })(1) }],
  },
  [paths.stockPositions]: { chunks: ['positions'] },
  [patterns.stockPosition]: { chunks: ['positions'] },
  [paths.accountActivity]: { chunks: ['activity'] },
  [patterns.statement]: { chunks: ['statement'] },
  [paths.allocation]: { chunks: ['allocation'] },
  [paths.documents]: { chunks: ['documents'] },
  [patterns.yearlySummary]: { chunks: ['yearly-summary'] },
  [patterns.commitment]: { chunks: ['commitment'] },
};
