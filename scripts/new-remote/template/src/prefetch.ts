import type { PrefetchByRoute } from '@investor-portal/shared/contract/define-remote';
import { paths } from './paths';

/** The chunks and requests that a cold page fetches for each screen (decision 80). */
export const screens: PrefetchByRoute = {
  [paths.start]: { chunks: ['start'] },
};
