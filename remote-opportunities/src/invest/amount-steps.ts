import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { formatCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { costOf, sharesFor } from '@investor-portal/shared/rules/shares';
import { amountError, parseCentavos } from '../offering/amount';

type Offer = Pick<Campaign, 'sharePrice' | 'minAmountPerInvestor' | 'maxAmountPerInvestor'>;

/** Of the minimum, or of the share price where there is none: neutral, so that they recommend nothing. */
const multiples = [1, 2, 5];

/** Amounts of whole shares to start from, within the campaign's limits. */
export function startingAmounts(offer: Offer): Centavos[] {
  const price = priceOf(offer);
  if (price === null) return [];
  const least = Math.max(toCentavos(offer.minAmountPerInvestor) ?? 0, costOf(1, price));
  const amounts = multiples.map((times) => atLeast(least * times, price));
  return [...new Set(amounts)].filter((amount) => isAllowed(amount, offer));
}

/**
 * The next amount of whole shares above or below an amount as it is typed; null where the campaign's limits allow none.
 * From less than the minimum, it is the least amount that is allowed; from more than the maximum, the most.
 */
export function nextAmount(amount: string, direction: 1 | -1, offer: Offer): Centavos | null {
  const price = priceOf(offer);
  if (price === null) return null;
  const current = Math.max(parseCentavos(amount) ?? 0, 0);
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

function priceOf({ sharePrice }: Offer) {
  const price = toSharePrice(sharePrice);
  return price !== null && price > 0 ? price : null;
}

/** The price of the fewest shares that cost at least this much. */
function atLeast(centavos: number, price: NonNullable<ReturnType<typeof priceOf>>): Centavos {
  const shares = sharesFor(centavos, price);
  const cost = costOf(shares, price);
  return cost < centavos ? costOf(shares + 1, price) : cost;
}

function isAllowed(amount: Centavos, offer: Offer): boolean {
  const { minAmountPerInvestor: min, maxAmountPerInvestor: max } = offer;
  return amountError(formatCentavos(amount), { min, max }) === null;
}
