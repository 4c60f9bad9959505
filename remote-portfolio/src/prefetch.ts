import type { PrefetchByRoute } from '@investor-portal/shared/contract/define-remote';
import {
  campaignRowPages,
  commitmentPages,
} from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { wholeListPageSize } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { positionPages } from './stock-positions/positions';

const ofInvestor = { investorAccountId: '{accountId}' };
const whole = { ...ofInvestor, rowPerPage: wholeListPageSize };

/** The data and code that a cold page fetches for each screen (decision 80). */
export const screens: PrefetchByRoute = {
  [paths.portfolio]: {
    chunks: ['overview'],
    calls: [
      { call: () => commitmentPages(whole)(1) },
      { call: () => campaignRowPages(whole)(1) },
      { call: () => positionPages(whole)(1) },
    ],
  },
  [paths.commitments]: {
    chunks: ['commitments'],
    calls: [{ call: () => campaignRowPages(ofInvestor)(1) }],
  },
  [paths.stockPositions]: { chunks: ['positions'] },
  [patterns.stockPosition]: { chunks: ['positions'] },
  [paths.accountActivity]: { chunks: ['activity'] },
  [patterns.statement]: { chunks: ['activity'] },
  [paths.allocation]: { chunks: ['allocation'] },
  [paths.documents]: { chunks: ['documents'] },
  [patterns.commitment]: { chunks: ['commitment'] },
};
