import type { Tier } from './rows';

/** What can be said of a fresh campaign; money in PHP, times in hours from now. The rest is invented. */
export interface NewCampaign {
  startsInHours?: number | undefined;
  endsInHours?: number | undefined;
  totalOffering?: number | undefined;
  sharePrice?: number | undefined;
  minAmountPerInvestor?: number | undefined;
  maxAmountPerInvestor?: number | undefined;
  /** How far commitments may pass the total offering: 1 is not at all, 1.25 when absent. */
  oversubscription?: number | undefined;
  /** HTML, given out as it is. */
  highlights?: string | undefined;
  summary?: string | undefined;
}

export interface NewInvestor {
  tier: Tier;
  /** PHP. */
  balance?: number | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}
