import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { sharesFor } from '@investor-portal/shared/rules/shares';

export interface Division {
  wanted: number;
  /** Rounded down; the shares that are left over then go to the largest fractions. */
  given: number;
}

/**
 * How an amount would be divided if the offering closed now, with this amount in it; null while there are shares for
 * everyone, or where it cannot be told. The rule is that of the sandbox (scripts/sandbox/rules/calibrate.ts): pro rata, in whole
 * shares.
 */
export function dividedNow(amount: string, campaign: Campaign): Division | null {
  const price = toSharePrice(campaign.sharePrice);
  const [mine, raised] = [toCentavos(amount), toCentavos(campaign.totalRaisedAmount)];
  const offered = campaign.numberSharesOffered ?? 0;
  if (price === null || price <= 0 || mine === null || raised === null || !(offered > 0))
    return null;
  const wanted = sharesFor(Math.max(mine, 0), price);
  const all = sharesFor(raised, price) + wanted;
  if (wanted === 0 || all <= offered) return null;
  return { wanted, given: Number((BigInt(wanted) * BigInt(Math.floor(offered))) / BigInt(all)) };
}
