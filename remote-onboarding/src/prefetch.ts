import type { PrefetchByRoute } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';

const forms = { chunks: ['forms'] };

/** The data and code that a cold page fetches for each screen (decision 80). */
export const screens: PrefetchByRoute = {
  [paths.acceptance]: { chunks: ['welcome'] },
  [paths.registration]: forms,
  [paths.premiumAccount]: forms,
  [paths.qualifiedAccount]: forms,
};
