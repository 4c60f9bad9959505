import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { toCentavos, type Amount } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { sharesFor, wholeShares } from '@investor-portal/shared/rules/shares';

interface Allotment {
  /** The shares that the amount pays for, and no more than are offered. */
  wanted: number;
  /** `wanted` pro rata, rounded down. The API may allot one share more. Null if the raised amount is unknown. */
  given: number | null;
}

/** The shares for this amount if the offering closed now. Null if there are enough for everyone, or this is unknown. */
export function allotmentNow(amount: Amount, campaign: Campaign): Allotment | null {
  const price = toSharePrice(campaign.sharePrice);
  const [mine, raised] = [toCentavos(amount), toCentavos(campaign.totalRaisedAmount)];
  const offered = Math.floor(campaign.numberSharesOffered ?? 0);
  if (price === null || price <= 0 || mine === null || !(offered > 0)) return null;
  const wanted = sharesFor(Math.max(mine, 0), price);
  const all = sharesFor(raised ?? 0, price) + wanted;
  if (wanted === 0 || all <= offered) return null;
  const given = Number((BigInt(wanted) * BigInt(offered)) / BigInt(all));
  return { wanted: Math.min(wanted, offered), given: raised === null ? null : given };
}

/** Returns `800 shares`, or `at most 800 shares` if the amount is more than is left. Null without a share price. */
export function sharesText(amount: string, campaign: Campaign): string | null {
  const allotment = allotmentNow(amount, campaign);
  if (allotment) return `at most ${countOf(allotment.wanted, 'share')}`;
  const bought = wholeShares(amount, campaign.sharePrice);
  return bought && countOf(bought.shares, 'share');
}
