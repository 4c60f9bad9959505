import type { Campaign } from '../partner-api/contract/campaigns';
import { toCentavos, type Amount, type Centavos } from './money';
import { countOf } from './number-format';
import { toSharePrice, type SharePrice } from './share-price';

/** `null` without a positive price, or if the amount is missing or negative. */
export function wholeShares(amount: Amount, sharePrice: Amount) {
  const paid = toCentavos(amount);
  const price = toSharePrice(sharePrice);
  if (paid === null || price === null || paid < 0 || price <= 0) return null;
  const shares = sharesFor(paid, price);
  const cost = costOf(shares, price);
  return { shares, cost, leftOver: (paid - cost) as Centavos };
}

/** Uses BigInt, because a large amount in 1/10,000 PHP can exceed 2^53. */
export function sharesFor(centavos: number, price: SharePrice): number {
  return Number((BigInt(centavos) * 100n) / BigInt(price));
}

/** Rounded up to a whole centavo. */
export function costOf(shares: number, price: SharePrice): Centavos {
  return Number((BigInt(shares) * BigInt(price) + 99n) / 100n) as Centavos;
}

/** Returns what percent of the company shares are. `null` without offered shares or equity, or for negative shares. */
export function equityPercent(
  shares: number,
  numberSharesOffered: number,
  equityOffered: number,
): number | null {
  if (!(numberSharesOffered > 0) || !(equityOffered > 0) || shares < 0) return null;
  return (shares * equityOffered) / numberSharesOffered;
}

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
