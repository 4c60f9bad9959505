import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { readAmount } from '@investor-portal/shared/rules/amount-grammar';
import { formatCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { costOf, sharesFor, wholeShares } from '@investor-portal/shared/rules/shares';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { amountError } from '../offering/amount';

type OfferingTerms = Pick<Campaign, 'sharePrice' | 'minAmountPerInvestor' | 'maxAmountPerInvestor'>;

/**
 * The offered amounts are multiples of the minimum, or of the share price without a minimum. They are not a
 * recommendation.
 */
const multiples = [1, 2, 5];

export function startingAmounts(offer: OfferingTerms): Centavos[] {
  const price = priceOf(offer);
  if (price === null) return [];
  const least = Math.max(toCentavos(offer.minAmountPerInvestor) ?? 0, costOf(1, price));
  const amounts = multiples.map((times) => atLeast(least * times, price));
  return [...new Set(amounts)].filter((amount) => isAllowed(amount, offer));
}

/**
 * Returns the next higher or lower amount of whole shares, or null if the campaign's limits allow none. A step up from
 * below the minimum returns the lowest allowed amount. A step down from above the maximum returns the highest.
 */
export function nextAmount(
  amount: string,
  direction: 1 | -1,
  offer: OfferingTerms,
): Centavos | null {
  const price = priceOf(offer);
  if (price === null) return null;
  const reading = readAmount(amount);
  const current = reading.kind === 'amount' ? reading.centavos : 0;
  const most = toCentavos(offer.maxAmountPerInvestor) ?? 0;
  if (most > 0 && current > most) {
    const fits = costOf(sharesFor(most, price), price);
    return direction === -1 && isAllowed(fits, offer) ? fits : null;
  }
  if (current === Infinity) return null;
  const shares = sharesFor(current, price);
  const whole = costOf(shares, price) === current;
  const next = costOf(
    direction === 1 ? shares + 1 : whole ? Math.max(shares - 1, 0) : shares,
    price,
  );
  if (isAllowed(next, offer)) return next;
  const [least] = startingAmounts(offer);
  return direction === 1 && least !== undefined && least > current ? least : null;
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

export function amountWithoutRest(amount: string, offer: OfferingTerms): Centavos | null {
  const price = priceOf(offer);
  const bought = wholeShares(amount, offer.sharePrice);
  if (price === null || bought === null || bought.leftOver === 0) return null;
  const around = [bought.shares, bought.shares + 1].map((shares) => costOf(shares, price));
  return around.find((whole) => isAllowed(whole, offer)) ?? null;
}

/**
 * Returns the largest amount of whole shares up to `most`, or any amount if the price is unknown. Null if none is
 * allowed.
 */
export function largestAmount(most: number, offer: OfferingTerms): Centavos | null {
  const price = priceOf(offer);
  const max = toCentavos(offer.maxAmountPerInvestor) ?? 0;
  const within = Math.min(most, max > 0 ? max : Infinity);
  if (!Number.isFinite(within)) return null;
  const amount = (price === null ? within : costOf(sharesFor(within, price), price)) as Centavos;
  return isAllowed(amount, offer) ? amount : null;
}
