import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { costOf, sharesFor, wholeShares } from '@investor-portal/shared/rules/shares';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { amountError } from '../offering/amount';

type OfferingTerms = Pick<Campaign, 'sharePrice' | 'minAmountPerInvestor' | 'maxAmountPerInvestor'>;

/** The offered amounts are these multiples of the minimum, or of the share price if there is no minimum. */
const multiples = [1, 2, 5];

export function suggestedAmounts(offer: OfferingTerms): Centavos[] {
  const price = priceOf(offer);
  if (price === null) return [];
  const least = Math.max(toCentavos(offer.minAmountPerInvestor) ?? 0, costOf(1, price));
  const amounts = multiples.map((times) => atLeast(least * times, price));
  return [...new Set(amounts)].filter((amount) => isAllowed(amount, offer));
}

function priceOf({ sharePrice }: OfferingTerms) {
  const price = toSharePrice(sharePrice);
  return price !== null && price > 0 ? price : null;
}

function atLeast(centavos: number, price: NonNullable<ReturnType<typeof priceOf>>): Centavos {
  const shares = sharesFor(centavos, price);
  const cost = costOf(shares, price);
  return cost < centavos ? costOf(shares + 1, price) : cost;
}

function isAllowed(amount: Centavos, offer: OfferingTerms): boolean {
  return amountError(formatCentavos(amount), offer) === null;
}

/** Returns what buys no whole share, and the nearest allowed amount of whole shares or null. Null if nothing is left or unknown. */
export function amountWithoutRest(amount: string, offer: OfferingTerms) {
  const price = priceOf(offer);
  const bought = wholeShares(amount, offer.sharePrice);
  if (price === null || bought === null || bought.leftOver === 0) return null;
  const around = [bought.shares, bought.shares + 1].map((shares) => costOf(shares, price));
  const whole = around.find((cost) => isAllowed(cost, offer)) ?? null;
  return { leftOver: bought.leftOver, whole };
}

/** Returns the largest allowed amount of whole shares up to `most`, or of any amount if the price is unknown. */
export function largestAmount(most: number, offer: OfferingTerms): Centavos | null {
  const price = priceOf(offer);
  const max = toCentavos(offer.maxAmountPerInvestor) ?? 0;
  const within = Math.min(most, max > 0 ? max : Infinity);
  if (!Number.isFinite(within)) return null;
  const amount = (price === null ? within : costOf(sharesFor(within, price), price)) as Centavos;
  return isAllowed(amount, offer) ? amount : null;
}
