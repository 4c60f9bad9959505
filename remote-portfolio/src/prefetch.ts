import type { PrefetchByRoute } from '@investor-portal/shared/contract/screen-prefetch';
import { paths } from '@investor-portal/shared/routes/paths';
import { patterns } from '@investor-portal/shared/routes/patterns';
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
  [patterns.commitment]: { chunks: ['commitment'] },
};
