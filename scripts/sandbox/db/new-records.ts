import type { Tier } from './rows';

/** The properties of a new campaign that a caller may choose; money in PHP, times in hours from now. */
export interface NewCampaign {
  startsInHours?: number | undefined;
  endsInHours?: number | undefined;
  totalOffering?: number | undefined;
  sharePrice?: number | undefined;
  minAmountPerInvestor?: number | undefined;
  maxAmountPerInvestor?: number | undefined;
  /** How far commitments may exceed the total offering: 1 for not at all; 1.25 when absent. */
  oversubscription?: number | undefined;
  /** HTML, returned verbatim. */
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
