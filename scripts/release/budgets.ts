import type { RemoteName } from '@investor-portal/shared/contract/define-remote';

interface Budget {
  /** What is loaded before the first screen of the remote: the entry and the chunks of its routes. */
  firstLoad: number;
  /** Every script together. */
  total: number;
}

/** What a remote may weigh, in bytes after gzip: what stood on the day it was set, and a tenth more. */
export const budgets: Readonly<Record<RemoteName, Budget>> = {
  onboarding: { firstLoad: 13_000, total: 84_000 },
  // Since attempts are kept for every tab (decision 34).
  opportunities: { firstLoad: 38_000, total: 86_000 },
  // Since refunds, totals per currency and retried scripts (decisions 43, 44).
  portfolio: { firstLoad: 43_000, total: 141_000 },
};
